import type { Team } from '@bidwright/contract-admin';
import type { MailTiming, Notice, NoticeType, RecordEvent, RecordOf, Reference, Role } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { copiesAt, findRecord, type Service, type StatedNotice, selectRecords } from '@bidwright/service-kit';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db, Tables } from '../tables.ts';

export interface At {
  trx: Db;
  service: Service<Db>;
}

type Users = (Reference | null | undefined)[];
type AddedBy = Pick<Tables['opportunities_followers'], 'addedById' | 'addedByName'>;

/** As it is stored, without what is derived from it. */
export type Bid = RecordOf<typeof opportunities>;

/** Who reads bids. */
export const bidders: Role[] = ['Admin', 'Team Lead', 'Project Manager', 'Operations'];

export const pageOf = (id: string): string => `/general/opportunities/${id}`;

export const bidsWhere = ({ trx, service }: At, where: RawBuilder<SqlBool>[]): Promise<Bid[]> =>
  selectRecords(trx, service.resource(opportunities).table, { where });

/** A bid as it is now. */
export const bidAt = async ({ trx, service }: At, id: unknown): Promise<Bid | undefined> =>
  typeof id === 'string' ? findRecord(trx, service.resource(opportunities).table, id) : undefined;

/** The people who answer for a bid. */
export const responsible = ({ ownerUser, rfpManager }: Bid): Users => [ownerUser, rfpManager];

/** Who leads the teams. */
export const leadsOf = async ({ trx }: At, teams: Users): Promise<Users> => {
  const ids = teams.flatMap((team) => (team ? [team.id] : []));
  const found = await copiesAt<{ teams: Pick<Team, 'lead'> }>(trx, { teams: ids });
  return found.teams.map(({ lead }) => lead);
};

/** Who has added a record, as its row says it. */
export const addedBy = ({ addedById: id, addedByName: name }: AddedBy): Reference | null =>
  id === null ? null : { id, name: name ?? '' };

/** Who wants to be told what becomes of a bid. */
export const followersOf = async ({ trx }: At, { id }: Bid): Promise<Users> => {
  const rows = await trx
    .selectFrom('opportunities_followers')
    .select(['addedById', 'addedByName'])
    .where('parentId', '=', id)
    .execute();
  return rows.map(addedBy);
};

/** A notice about a bid, as far as it is not the same for all of them. */
export interface BidNews {
  users: Users;
  roles?: Role[];
  mail: MailTiming;
  values?: Notice['values'];
  /** Where it is, other than on the bid's page. */
  link?: string;
}

const bidIdOf = ({ col, recordId, parentId, record }: RecordEvent) =>
  col === opportunities.name ? (parentId ?? recordId) : record.opportunityId;

/** A notice about what somebody has done to a bid. */
export const ofBid = (
  about: Pick<NoticeType, 'subject' | 'look'>,
  topic: string,
  tell: (event: RecordEvent, bid: Bid, at: At) => BidNews[] | Promise<BidNews[]>,
): StatedNotice => ({
  ...about,
  readers: bidders,
  on: [`opportunities.${topic}`],
  notices: async (event, at: At) => {
    const bid = await bidAt(at, bidIdOf(event));
    if (!bid) return [];
    const values = { by: event.by.name, name: bid.solicitationName };
    const news = await tell(event, bid, at);
    return news.map((one) => ({
      link: pageOf(bid.id),
      ...one,
      recordId: bid.id,
      values: { ...values, ...one.values },
    }));
  },
});

/** A reference in an event, if it is one. */
export const referenceIn = (value: unknown): Reference | null =>
  value && typeof value === 'object' && 'id' in value && typeof value.id === 'string'
    ? { id: value.id, name: 'name' in value ? String(value.name) : '' }
    : null;

export const referencesIn = (value: unknown): Reference[] =>
  Array.isArray(value) ? value.map(referenceIn).filter((one) => one !== null) : [];

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
