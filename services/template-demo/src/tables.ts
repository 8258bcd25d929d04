import type { TablesOf } from '@bidwright/contract-kit';
import type { posts } from '@bidwright/contract-template-demo';
import type { KitTables } from '@bidwright/service-kit';
import type { Kysely } from 'kysely';

export type Tables = TablesOf<typeof posts> & KitTables;
export type Db = Kysely<Tables>;
