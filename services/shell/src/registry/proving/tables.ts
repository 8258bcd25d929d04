import type { ProvingFault, ProvingState } from '@bidwright/contract-shell';
import type { Generated, Selectable } from 'kysely';
import type { Json, MaybeJson } from '../../json.ts';

/** A version of a module that is to be switched on. */
export interface Candidate {
  name: string;
  version: string;
}

interface ProvingTable {
  seq: Generated<number>;
  id: string;
  /** Those that are tried together. */
  versions: Json<Candidate[]>;
  state: ProvingState;
  opened: Generated<number>;
  planned: Generated<number>;
  /** Paths that name a record where none was found. */
  notOpened: MaybeJson<string[]>;
  faults: MaybeJson<ProvingFault[]>;
  hasPicture: Generated<0 | 1>;
  dateCreated: number;
  dateEnded: number | null;
}

interface ProvingSessionTable {
  tokenHash: string;
  provingId: string;
  /** Whose pages are opened; null: nobody holds the role. */
  accountId: string | null;
  role: string;
  expires: number;
}

export type ProvingTables = { module_provings: ProvingTable; proving_sessions: ProvingSessionTable };
export type Proving = Selectable<ProvingTable>;
