import type * as contract from '@bidwright/contract-admin';
import type { EventOf, TablesOf } from '@bidwright/contract-kit';
import { aliasesOf, type Handler, type KitTables } from '@bidwright/service-kit';
import type { Kysely } from 'kysely';

/** Which team leads a bid, and in which status it is; see `followBid`. */
interface PrimaryBidRow {
  bidId: string;
  teamId: string;
  statusId: string;
  inUse: number;
  version: number;
}

type Queried = 'accountDefaults' | 'companies' | 'salaryProjections' | 'users';

/** The tables that queries of its own look into. */
export type Tables = TablesOf<(typeof contract)[Queried] | (typeof contract.keptLists)[number]> &
  KitTables & { primaryBids: PrimaryBidRow };
export type Db = Kysely<Tables>;

/** What this service does about events of records like `R`. */
export type Follows<R> = Handler<EventOf<R>, Db>;

export const aliasOf = aliasesOf<Tables>();
