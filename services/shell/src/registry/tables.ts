import type { FailureKind, Members, ModuleFile, Provided } from '@bidwright/contract-shell';
import type { Generated, Selectable } from 'kysely';
import type { KeptDetails } from '../failures/keptDetails.ts';
import type { Json, MaybeJson } from '../json.ts';

interface ModuleTable {
  name: string;
  activeVersion: string | null;
  /** What all but the first people get until `stageEnds`; null: nothing, or nobody waits. */
  restVersion: string | null;
  /** When all get the active version, in seconds since 1970; null: they have it. */
  stageEnds: number | null;
  /** Decides which people are first. */
  stageSeed: string | null;
  /** Those who are first whatever it decides. */
  stagePeople: MaybeJson<string[]>;
}

interface ModuleVersionTable {
  name: string;
  version: string;
  container: string;
  /** Paths inside the version's folder, as published. */
  entry: string;
  preload: Json<string[]>;
  /** `sha384-…` by path. */
  files: Json<Record<string, string>>;
  file: Json<ModuleFile>;
  /** Null: it was published before the registry asked. */
  uses: MaybeJson<Members>;
  asks: MaybeJson<Members>;
  requires: MaybeJson<Record<string, string>>;
  /** Null: it is not the shell. */
  provides: MaybeJson<Provided>;
  dateCreated: number;
}

interface OpenedModuleTable {
  name: string;
  openedById: string;
  openedByName: string;
  dateCreated: number;
}

interface ModuleOverrideTable
  extends Omit<ModuleVersionTable, 'uses' | 'asks' | 'requires' | 'provides' | 'dateCreated'> {
  /** Who knows the code may take the override up, or renew it. */
  codeHash: string;
  /** Who sees it; null until somebody has taken it up. */
  personId: string | null;
  expires: number;
}

interface ModuleActivationTable {
  id: Generated<number>;
  /** Those of one release were switched together. Null: it was made before there were releases. */
  release: string | null;
  reason: string | null;
  name: string;
  /** Null: the module was switched off. */
  version: string | null;
  previous: string | null;
  activatedById: string | null;
  activatedByName: string;
  dateCreated: number;
}

interface ModuleDeliveryTable {
  /** The switching after which a session was handed the version. */
  activationId: number;
  sessionHash: string;
  personId: string;
  /** Null: the session has not told of it, such as where nobody opened the module. */
  outcome: 'loaded' | 'failed' | null;
  /** How it failed last. */
  kind: FailureKind | null;
  dateCreated: number;
}

interface ModuleOpeningsTable {
  /** `2026-11-22` */
  day: string;
  name: string;
  version: string;
  count: number;
}

interface ModuleFailureTable {
  /** `2026-11-22` */
  day: string;
  name: string;
  version: string;
  kind: FailureKind;
  count: number;
  /** Of the last one, without what says whom or which record it was about. */
  page: string;
  message: string;
  /** Null: of a policy that was broken, or from before they were kept. */
  details: MaybeJson<KeptDetails>;
  lastSeen: number;
}

interface ModuleCallsTable {
  /** Hours since 1970. */
  hour: number;
  name: string;
  version: string;
  /** How long they took: see `traffic/buckets.ts`. */
  bucket: number;
  count: number;
}

/** What is published, what is switched on, and how it fares. */
export type RegistryTables = {
  modules: ModuleTable;
  module_versions: ModuleVersionTable;
  module_activations: ModuleActivationTable;
  module_overrides: ModuleOverrideTable;
  opened_modules: OpenedModuleTable;
  module_failures: ModuleFailureTable;
  module_deliveries: ModuleDeliveryTable;
  module_openings: ModuleOpeningsTable;
  module_calls: ModuleCallsTable;
};

export type Registered = Selectable<ModuleTable>;
export type Override = Selectable<ModuleOverrideTable>;
export type StoredVersion = Selectable<ModuleVersionTable>;
export type Activation = Selectable<ModuleActivationTable>;
