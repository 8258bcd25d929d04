import type { Person } from '@bidwright/contract-kit';
import { type CompanyFigures, type CompanyRole, companyRoles, opportunities } from '@bidwright/contract-opportunities';
import { type Database, inScope, tableOf } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { among, idsOf, lookupsIn } from '../reports/lookups.ts';
import { aliasOf, t } from '../tables.ts';

const table = tableOf(opportunities);
const s = aliasOf('opportunities_subContractor', 's');

/** The bids `t` to which the company is something. */
const bidsOf = (role: CompanyRole, id: string): RawBuilder<unknown> =>
  role === 'subContractor'
    ? sql`${t.id} in (select ${s.recordId} from ${s} where ${s.refId} = ${id})`
    : sql`${t[`${role}Id`]} = ${id}`;

const awarded = sql`coalesce(${t.winningAmount}, ${t.estimatedBudgetAmount}, 0)`;
const offered = sql`coalesce(${t.estimatedBudgetAmount}, 0)`;

/** How many fit, and what they come to. */
const counted = (name: string, when: RawBuilder<unknown>, amount: RawBuilder<unknown>) =>
  sql`coalesce(sum(${when}), 0) as ${sql.ref(name)}, coalesce(sum(if(${when}, ${amount}, 0)), 0) as ${sql.ref(`${name}Amount`)}`;

type Row = { [K in keyof CompanyFigures]: CompanyFigures[K] | string | null };

/** How a company's bids ended, by what it is to them, as far as the person may see them. */
export const companyFiguresOf = async (db: Database, person: Person, id: string): Promise<CompanyFigures[]> => {
  const lookups = await lookupsIn(db);
  const status = t.opportunityStatusId;
  const [won, lost] = [among(status, idsOf(lookups, 'Won')), among(status, idsOf(lookups, 'Lost'))];
  const running = among(status, [...idsOf(lookups, 'Open'), ...idsOf(lookups, 'Submitted')]);
  const scope = [sql`${t.status} = 'Active'`, ...inScope(table, opportunities.rights.read(person))];
  const parts = companyRoles.map(
    (
      role,
    ) => sql`select ${role} as role, count(*) as total, ${counted('won', won, awarded)}, ${counted('lost', lost, offered)},
      ${counted('running', running, offered)} from ${t}
      where ${bidsOf(role, id)} and ${sql.join(scope, sql` and `)}`,
  );
  const { rows } = await sql<Row & { role: CompanyRole }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ role, ...figures }) => ({
    role,
    total: Number(figures.total),
    won: Number(figures.won),
    wonAmount: Number(figures.wonAmount),
    lost: Number(figures.lost),
    lostAmount: Number(figures.lostAmount),
    running: Number(figures.running),
    runningAmount: Number(figures.runningAmount),
  }));
};
