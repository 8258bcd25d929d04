import type { OpportunityStatus } from '@bidwright/contract-admin';
import { pathIn } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { aliasOf, type Db, o, type Tables, t, u } from '../tables.ts';
import type { Entry } from './entry.ts';

/** The bid of which a text tells, where that is another one than it was written for; and its document's text. */
const p = aliasOf('liveOpportunities', 'p');
const d = aliasOf('document_texts', 'd');
const teams = aliasOf('rfpContent_teams', 'l');
/** A bid in which a text was used, with the copy of its status. */
const b = aliasOf('liveOpportunities', 'b');
const s = aliasOf('copies', 's');
/** A bid that was touched with what was used in it; and what the audit notes. */
const l = aliasOf('liveOpportunities', 'l');
const w = aliasOf('rfpContent_uses', 'w');
const a = aliasOf('audit', 'a');
const named = aliasOf('searchOrigin', 'n');

/** The tables that are joined to an entry to make one of the index. */
const more = sql`
  left join ${o} on ${o.id} = ${t.opportunityId}
  left join ${p} on ${p.id} = ${t.pastOppId}
  left join ${d} on ${d.recordId} = ${t.documentFileId} and ${d.state} = 'ready'`;
const tables = sql`${t} ${more}`;

const category = sql`json_value(${s.record}, ${pathIn<OpportunityStatus>('category')})`;

/** In how many bids an entry was used, and how many of these were won and lost. */
const reuse = sql`(select concat_ws('-', count(distinct ${u.opportunityId}),
    count(distinct case when ${category} = 'Won' then ${u.opportunityId} end),
    count(distinct case when ${category} = 'Lost' then ${u.opportunityId} end))
  from ${u} left join ${b} on ${b.id} = ${u.opportunityId}
    left join ${s} on ${s.col} = 'opportunityStatus' and ${s.id} = ${b.statusId}
  where ${u.parentId} = ${t.id})`;

const stamp = sql`concat_ws('.', ${t.version}, coalesce(${o.version}, 0), coalesce(${p.version}, 0), coalesce(${d.at}, 0), ${reuse})`;

const plain = [
  'id',
  'status',
  'proposalYear',
  'dateCreated',
  'sectionTitleId',
  'sectionTitleName',
  'opportunityId',
  'opportunityName',
  'pastOppId',
  'pastOppName',
  'pastNickname',
  'externalContractorId',
  'externalContractorName',
  'internalStaffNameId',
  'internalStaffNameName',
  'callOutBox',
  'diagramImage',
  'ownerId',
  'reviewDue',
  'rfpContent',
] as const satisfies (keyof Tables['rfpContent'])[];

interface Row extends Pick<Tables['rfpContent'], (typeof plain)[number]> {
  stamp: string;
  statusId: string | null;
  nickname: string | null;
  hasImage: number;
  isInReview: number;
  documentText: string | null;
  reuse: string;
  teams: string | null;
}

const fields = sql`${sql.join(plain.map((name) => t[name]))}, ${stamp} as stamp,
  coalesce(${o.statusId}, ${t.oppStatusId}) as statusId, ${p.nickname},
  json_extract(${t.image}, '$.src') is not null as hasImage,
  json_extract(${t.inReview}, '$.at') is not null as isInReview, ${d.content} as documentText, ${reuse} as reuse,
  (select group_concat(${teams.refId}) from ${teams} where ${teams.recordId} = ${t.id}) as teams`;

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const orNull = (value: unknown) => (value === null || value === undefined ? null : String(value));

const reuseIn = (row: Row) => {
  const [used = 0, won = 0, lost = 0] = text(row.reuse).split('-').map(Number);
  return { used, won, lost };
};

const entryOf = (row: Row): Entry => ({
  id: text(row.id),
  stamp: text(row.stamp),
  isActive: row.status === 'Active',
  proposalYear: row.proposalYear === null ? null : Number(row.proposalYear),
  dateCreated: Number(row.dateCreated),
  sectionTitle: text(row.sectionTitleName),
  opportunity: text(row.opportunityName),
  internalStaffName: text(row.internalStaffNameName),
  externalContractor: text(row.externalContractorName),
  rfpContent: text(row.rfpContent),
  documentText: text(row.documentText),
  opportunityId: orNull(row.opportunityId),
  statusId: orNull(row.statusId),
  pastOppId: orNull(row.pastOppId),
  pastOppName: text(row.pastOppName),
  pastNicknames: [text(row.nickname), text(row.pastNickname)].filter(Boolean),
  externalContractorId: orNull(row.externalContractorId),
  internalStaffId: orNull(row.internalStaffNameId),
  sectionTitleId: text(row.sectionTitleId),
  teams: text(row.teams).split(',').filter(Boolean),
  hasDiagram: row.diagramImage === 'Yes' || row.hasImage === 1,
  hasCallOut: !['', 'no'].includes(text(row.callOutBox).toLowerCase()),
  ownerId: orNull(row.ownerId),
  reviewDue: orNull(row.reviewDue),
  isInReview: row.isInReview === 1,
  ...reuseIn(row),
});

const select = async (db: Db, where: RawBuilder<SqlBool>, order: RawBuilder<unknown>, limit: number) => {
  const { rows } =
    await sql<Row>`select ${fields} from ${tables} where ${where} order by ${order} limit ${limit}`.execute(db);
  return rows.map(entryOf);
};

const upwards = sql`${t.proposalYear}, ${t.dateCreated}, ${t.id}`;
const downwards = sql`${t.proposalYear} desc, ${t.dateCreated} desc, ${t.id} desc`;

/** Entries older than one, or the newest of all. Years that are not known come last. */
const olderThan = (last: Entry | undefined): RawBuilder<SqlBool> => {
  if (!last) return sql`1 = 1`;
  const { proposalYear: year, dateCreated: at, id } = last;
  const within = sql`(${t.dateCreated} <= ${at} and (${t.dateCreated} < ${at} or ${t.id} < ${id}))`;
  return year === null
    ? sql`${t.proposalYear} is null and ${within}`
    : sql`(${t.proposalYear} < ${year} or ${t.proposalYear} is null or (${t.proposalYear} = ${year} and ${within}))`;
};

/** A change since some time: which entry, in which state, and when. */
export interface Touched {
  id: string;
  stamp: string;
  at: number;
}

const touchedIn = (time: RawBuilder<number>, from: RawBuilder<unknown>, where: RawBuilder<SqlBool>, limit: number) =>
  sql`(select ${t.id}, ${stamp} as stamp, ${time} as at from ${from} where ${where} limit ${limit})`;

const touchedBy = (time: RawBuilder<number>, since: number, limit: number) =>
  touchedIn(time, tables, sql`${time} >= ${since}`, limit);

/** Bids first: a database that does not know yet how many rows there are would begin with all texts. */
const usedIn = sql`${l} straight_join ${w} on ${w.opportunityId} = ${l.id}
  straight_join ${t} on ${t.id} = ${w.parentId} ${more}`;

/** A use that is taken back leaves its trace in the audit alone, whose entries are numbered in the order in which they were kept. */
const noted = sql`${a} straight_join ${t} on ${t.id} = ${a.parentId} ${more}`;
const notedSince = (
  since: number,
  mutation: number | undefined,
) => sql<SqlBool>`${a.col} = 'rfpContent' and ${a.sub} = 'uses'
  and ${mutation === undefined ? sql`${a.at} >= ${since}` : sql`${a.seq} > ${mutation}`}`;

/** What winning means is the name of the data too: with another meaning of a status all is counted anew. */
const origin = sql`select concat(${named.id}, ':', (select coalesce(sum(crc32(concat(${s.id}, ${category}))), 0)
    from ${s} where ${s.col} = 'opportunityStatus' and ${category} in ('Won', 'Lost'))) as id, null as stamp,
  coalesce((select max(${a.seq}) from ${a}), 0) as at from ${named}`;

/** What was found since some time. */
export interface Changes {
  /** The name of these data; none: they have none yet. */
  origin: string | undefined;
  /** The last deed of the audit. */
  mutation: number;
  touched: Touched[];
}

/** What the index is filled from: the service's own tables. */
export const contentSource = (db: Db) => ({
  /** The newest entries, and then those that follow the last. */
  page: (last: Entry | undefined, limit: number): Promise<Entry[]> => select(db, olderThan(last), downwards, limit),

  /** Some entries, the oldest first. */
  entries: (ids: string[]): Promise<Entry[]> => select(db, sql`${t.id} in (${sql.join(ids)})`, upwards, ids.length),

  count: async (): Promise<number> => {
    const { count } = await db
      .selectFrom('rfpContent')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /**
   * The name of these data, and what changed in them since some time; of uses since a deed, where it is known. One statement, as
   * every search begins with it.
   */
  changes: async (since: number, limit: number, mutation?: number): Promise<Changes> => {
    const { rows } = await sql<Touched>`(${origin}) union all
      ${touchedBy(t.dateUpdated, since, limit)} union all
      ${touchedBy(o.dateUpdated, since, limit)} union all
      ${touchedBy(p.dateUpdated, since, limit)} union all
      ${touchedBy(d.at, since, limit)} union all
      ${touchedIn(l.dateUpdated, usedIn, sql`${l.dateUpdated} >= ${since}`, limit)} union all
      ${touchedIn(a.at, noted, notedSince(since, mutation), limit)}`.execute(db);
    const name = rows.find(({ stamp }) => stamp === null);
    return {
      origin: name?.id,
      mutation: Number(name?.at ?? 0),
      touched: rows.filter(({ stamp }) => stamp !== null),
    };
  },

  /** Gives the data a name, unless another process just did. */
  name: async (id: string): Promise<void> => {
    await db.insertInto('searchOrigin').ignore().values({ one: 1, id }).execute();
  },
});

export type ContentSource = ReturnType<typeof contentSource>;
