import type { Company, StatusCategory } from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { columnsOf, inScope, pathIn, tableOf } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { aliasOf, l, type Tables, t } from '../tables.ts';
import { among, idsOf, valueBy } from './lookups.ts';
import type { View } from './view.ts';

type Sql = RawBuilder<unknown>;

interface Wanted {
  /** Only bids that are of these categories. */
  categories?: StatusCategory[];
  /** As they were at the end of this day, rebuilt from the change log; without it as they are. */
  asOf?: string;
  /** With the day on which each took its status, `decided`. */
  decided?: boolean;
  /** Only bids that were changed on this day or later. */
  changedSince?: string;
}

const table = tableOf(opportunities);
const i = aliasOf('opportunities_teamsInvolved', 'i');
const c = aliasOf('copies', 'c');

/** The change log, by one of its indexes: left to itself, a server that has not counted lately reads what it need not. */
export const changes = (index: 'stays' | 'fields' | 'changed' | 'chances'): Sql =>
  sql`${l} force index (${sql.ref(`opportunities_changeLog_${index}`)})`;

/** Fields whose past is asked for. */
type Rebuilt = 'chance' | 'dueDate' | 'estimatedBudgetAmount' | 'opportunityStatus';

/**
 * What a field was, as the JSON of the first change after a moment says; SQL's null where it did not change since. Of most bids nothing
 * did, and their changes are not looked for.
 */
const before = (field: Rebuilt, day: string): Sql => sql`if(${t.dateUpdated} < unix_timestamp(${day}) + 86400, null,
  (select ${l.oldValue} from ${changes('fields')}
    where ${l.parentId} = ${t.id} and ${l.field} = ${field} and ${l.dateUpdated} >= unix_timestamp(${day}) + 86400
    order by ${l.version} limit 1))`;

/** The id that a field pointed at at the end of a day. */
export const idWas = (
  field: 'chance' | 'opportunityStatus',
  day: string,
): Sql => sql`case when ${before(field, day)} is null
  then ${t[`${field}Id`]} else json_unquote(json_extract(${before(field, day)}, '$.id')) end`;

/** The amount at the end of a day. */
export const amountWas = (day: string): Sql => sql`case when ${before('estimatedBudgetAmount', day)} is null
  then ${t.estimatedBudgetAmount} else cast(nullif(${before('estimatedBudgetAmount', day)}, 'null') as decimal(15, 2)) end`;

/** The due date at the end of a day. */
export const dueWas = (day: string): Sql => sql`coalesce(json_unquote(${before('dueDate', day)}),
  date_format(${t.dueDate}, '%Y-%m-%d'))`;

/** The companies of some types, as their service has told of them. */
const companiesOf = (types: string[]): Sql => sql`(select ${c.id} from ${c} where ${c.col} = 'companies'
  and ${among(sql`json_unquote(json_extract(${c.record}, ${pathIn<Company>('companyType.id')}))`, types)})`;

const filters = ({ team, owner, client, clientType, projectType, source, chance }: View): Sql[] => [
  ...(team.length > 0
    ? [
        sql`exists (select 1 from ${i} where ${i.recordId} = ${t.id}
        and ${among(i.refId, team)})`,
      ]
    : []),
  ...(clientType.length > 0 ? [sql`${t.clientId} in ${companiesOf(clientType)}`] : []),
  ...[
    { column: t.opportunityOwnerId, ids: owner },
    { column: t.clientId, ids: client },
    { column: t.projectTypeId, ids: projectType },
    { column: t.sourceId, ids: source },
    { column: t.chanceId, ids: chance },
  ]
    .filter(({ ids }) => ids.length > 0)
    .map(({ column, ids }) => among(column, ids)),
];

const columns = [
  'id',
  'solicitationName',
  'bareNumber',
  'dueDate',
  'dateQnA',
  'decisionDueDate',
  'expectedAwardDate',
  'clientId',
  'clientName',
  'opportunityOwnerId',
  'opportunityOwnerName',
  'ownerUserId',
  'rfpManagerId',
  'primaryTeamId',
  'primaryTeamName',
  'projectTypeId',
  'projectTypeName',
  'sourceId',
  'sourceName',
  'winningFirmId',
  'winningFirmName',
  'winningAmount',
  'estimatedProjectLength',
  'isRecompete',
  'dateUpdated',
] as const satisfies (keyof Tables['opportunities'])[];

/** What reports ask of a bid, see `bids`. */
export interface BidRow extends Pick<Tables['opportunities'], (typeof columns)[number]> {
  statusId: string;
  statusName: string;
  category: StatusCategory;
  amount: number | null;
  chance: number | null;
  chanceId: string | null;
  isUnexplained: number;
  created: string;
  decided: string | null;
}

export const b = columnsOf<BidRow>('b');

const decided = sql`, (select date(from_unixtime(max(${l.dateUpdated}))) from ${changes('stays')}
  where ${l.parentId} = ${t.id} and ${l.statusId} = ${t.opportunityStatusId}) as decided`;

/**
 * The bids that a report looks at, as a table `b` with what reports ask of each: its `statusId` and `category`, its `amount`
 * and `chance` (null: not known), and the day it was `created`. Archived bids are in no report.
 */
export const bids = (view: View, { categories, asOf, decided: withDay, changedSince }: Wanted = {}): Sql => {
  const { lookups, person } = view;
  const status = asOf ? idWas('opportunityStatus', asOf) : t.opportunityStatusId;
  const chance = asOf ? idWas('chance', asOf) : t.chanceId;
  const byStatus = [...lookups.statuses].map(([id, { category }]) => [id, category] as const);
  const byChance = [...lookups.chances].map(([id, { value }]) => [id, value] as const);
  const where = [
    sql`${t.status} = 'Active'`,
    ...inScope(table, opportunities.rights.read(person)),
    ...filters(view),
    ...(categories ? [among(status, idsOf(lookups, ...categories))] : []),
    ...(asOf ? [sql`${t.dateCreated} < unix_timestamp(${asOf}) + 86400`] : []),
    ...(changedSince ? [sql`${t.dateUpdated} >= unix_timestamp(${changedSince})`] : []),
  ];
  return sql`b as (select ${sql.join(columns.map((name) => t[name]))}, ${status} as statusId, ${t.opportunityStatusName} as statusName,
      coalesce(${valueBy(status, byStatus)}, 'Open') as category,
      ${asOf ? amountWas(asOf) : t.estimatedBudgetAmount} as amount,
      ${valueBy(chance, byChance)} as chance, ${chance} as chanceId,
      ${t.notesLostDropped} is null as isUnexplained, date(from_unixtime(${t.dateCreated})) as created
      ${withDay ? decided : sql``}
    from ${t} where ${sql.join(where, sql` and `)})`;
};

/** A stay of a bid in a status, see `stays`, under the name of the bid. */
export const stay = columnsOf<{
  id: string;
  stayId: string;
  entered: string;
  ended: string | null;
  nextId: string | null;
}>('b');

/**
 * The statuses that those bids went through, as a table `s`: one row a stay in the status `stayId`, with what came next. The
 * status at the creation is the first; the last stay has not ended.
 */
export const stays = (ofBids: Sql = sql`1 = 1`): Sql => sql`s as (select ${b.id}, ${l.statusId} as stayId,
    date(from_unixtime(${l.dateUpdated})) as entered, date(from_unixtime(lead(${l.dateUpdated}) over w)) as ended,
    lead(${l.statusId}) over w as nextId
  from b join ${changes('stays')} on ${l.parentId} = ${b.id} where ${l.statusId} is not null and ${ofBids}
  window w as (partition by ${l.parentId} order by ${l.version}))`;
