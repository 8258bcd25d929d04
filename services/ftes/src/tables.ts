import type { actuals, leaves, personSkills, projections } from '@bidwright/contract-ftes';
import type { EventOf, TablesOf } from '@bidwright/contract-kit';
import { aliasesOf, type Handler, type KitTables } from '@bidwright/service-kit';
import type { Kysely } from 'kysely';

export type Tables = TablesOf<typeof projections | typeof actuals | typeof personSkills | typeof leaves> & KitTables;
export type Db = Kysely<Tables>;

/** What this service does about events of records like `R`. */
export type Follows<R> = Handler<EventOf<R>, Db>;

export const aliasOf = aliasesOf<Tables>();
