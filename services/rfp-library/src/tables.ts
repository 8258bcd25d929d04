import type { TablesOf } from '@bidwright/contract-kit';
import type { rfpContent } from '@bidwright/contract-rfp-library';
import { aliasesOf, type KitTables } from '@bidwright/service-kit';
import type { Kysely } from 'kysely';

/** What the library knows of a bid; see `followBid`. */
interface LiveOpportunityRow {
  id: string;
  name: string | null;
  nickname: string | null;
  statusId: string | null;
  pointsLost: string | null;
  dueDate: string | null;
  /** The ids of its teams, with commas between. */
  teams: string | null;
  status: string | null;
  /** That of the last event that its texts had to follow. */
  version: number;
  /** That of the last event of all; null of a bid that was heard of before this was kept. */
  heard: number | null;
  dateUpdated: number;
}

/** The name of the data, one row; see `searchOrigin`. */
interface SearchOriginRow {
  one: number;
  id: string;
}

/** What the database works out itself for an index. */
interface Generated {
  rfpContent: { documentFileId: string | null };
}

export type Tables = TablesOf<typeof rfpContent> &
  Generated &
  KitTables & { liveOpportunities: LiveOpportunityRow; searchOrigin: SearchOriginRow };
export type Db = Kysely<Tables>;

export const aliasOf = aliasesOf<Tables>();

/** The texts, their uses, and the bids in which they were used. */
export const t = aliasOf('rfpContent', 't');
export const u = aliasOf('rfpContent_uses', 'u');
export const o = aliasOf('liveOpportunities', 'o');
