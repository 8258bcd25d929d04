import { type QualityCheck, qualityChecks } from '@bidwright/contract-opportunities';
import { type RawBuilder, sql } from 'kysely';
import { aliasOf } from '../tables.ts';
import { b, bids } from './bids.ts';
import { countEach, recordsOf } from './grouped.ts';
import type { Report } from './report.ts';
import type { View } from './view.ts';

const d = aliasOf('documents', 'd');
const c = aliasOf('copies', 'c');

const running = sql`${b.category} in ('Open', 'Submitted')`;

/** What a bid points at, by the list that keeps it. */
const pointsAt = {
  opportunityStatus: b.statusId,
  chances: b.chanceId,
  opportunityOwner: b.opportunityOwnerId,
  companies: b.clientId,
  projectTypes: b.projectTypeId,
  sources: b.sourceId,
  teams: b.primaryTeamId,
  users: b.rfpManagerId,
};

/** Something that the bid points at is out of use; each is found in the copies by its key. */
const pointsAtInactive = sql.join(
  Object.entries(pointsAt).map(
    ([col, column]) => sql`exists (select 1 from ${c} where ${c.col} = ${col} and ${c.id} = ${column}
      and json_unquote(json_extract(${c.record}, '$.status')) <> 'Active')`,
  ),
  sql` or `,
);

const conditionsFor = ({ today }: View): Record<QualityCheck, RawBuilder<unknown>> => {
  return {
    noAmount: sql`${running} and ${b.amount} is null`,
    noChance: sql`${running} and ${b.chance} is null`,
    noManager: sql`${running} and ${b.rfpManagerId} is null`,
    noPerson: sql`${running} and ${b.ownerUserId} is null`,
    pastDue: sql`${b.category} = 'Open' and ${b.dueDate} < ${today}`,
    inactiveLookup: sql`${running} and (${pointsAtInactive})`,
    noReason: sql`${b.category} = 'Lost' and ${b.isUnexplained}`,
    noWinner: sql`${b.category} = 'Lost' and ${b.winningFirmId} is null`,
    noContract: sql`${b.category} = 'Won' and not exists (select 1 from ${d} where ${d.opportunityId} = ${b.id}
      and ${d.documentType} = 'signedContractScope' and ${d.status} = 'Active')`,
    duplicate: sql`twin.id is not null`,
  };
};

/** Bids of one number, or of one client and name. */
const twins = sql`number as (select bareNumber from b where bareNumber <> '' group by bareNumber having count(*) > 1),
  named as (select clientId, solicitationName from b group by clientId, solicitationName having count(*) > 1),
  twin as (select ${b.id} from b join number on number.bareNumber = ${b.bareNumber} union
    select ${b.id} from b join named on named.clientId = ${b.clientId} and named.solicitationName = ${b.solicitationName})`;

const withTwins = sql`b left join twin on twin.id = ${b.id}`;

const isCheck = (key: string | null): key is QualityCheck => qualityChecks.some((one) => one === key);

/** What bids lack: a list of checks, each with the bids that do not pass it. */
export const dataQuality: Report = {
  rows: async (db, view) => {
    const conditions = conditionsFor(view);
    const any = sql`(${sql.join(Object.values(conditions), sql`) or (`)})`;
    const { any: all = 0, ...counts } = await countEach(
      db,
      { tables: [bids(view), twins], all: withTwins },
      { ...conditions, any },
    );
    return {
      rows: qualityChecks.map((key) => ({ key, name: null, figures: { bids: counts[key] ?? 0 } })),
      totals: { bids: all },
      without: {},
    };
  },
  records: (db, view, { key, ...behind }) => {
    const conditions = conditionsFor(view);
    const any = sql`((${sql.join(Object.values(conditions), sql`) or (`)}))`;
    return recordsOf(
      db,
      {
        tables: [bids(view), twins],
        from: withTwins,
        where: [key === null ? any : isCheck(key) ? conditions[key] : sql`1 = 0`],
        key: sql`''`,
        measures: {},
      },
      { ...behind, key: null },
    );
  },
};
