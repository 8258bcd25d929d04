import type { KitTables } from '@bidwright/service-kit';
import type { Kysely } from 'kysely';

/** What a person has made of a subject's demo. */
interface DemoStateRow {
  person: string;
  subject: string;
  /** JSON. */
  state: string;
  version: number;
}

export type Db = Kysely<KitTables & { demoStates: DemoStateRow }>;
