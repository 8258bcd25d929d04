import { type Database, unhurried } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** A large database takes longer over a statement than a service would wait. */
export const patient = <Row = unknown>(db: Database, statement: string) =>
  unhurried(() => sql.raw<Row>(`set statement max_statement_time = 0 for ${statement}`).execute(db));
