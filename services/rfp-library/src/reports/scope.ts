import type { LibraryReportAsked } from '@bidwright/contract-rfp-library';
import { type RawBuilder, sql } from 'kysely';
import { aliasOf, t } from '../tables.ts';

const l = aliasOf('rfpContent_teams', 'l');

/** Which days, and whose texts and bids, a report is about. */
export type Scope = Pick<LibraryReportAsked, 'from' | 'to' | 'team'>;

const always = sql`true`;

const all = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : always;

/** Texts that are in use, of the teams. */
export const inUse = ({ team }: Pick<Scope, 'team'>): RawBuilder<unknown> =>
  all([
    sql`${t.status} = 'Active'`,
    ...(team.length > 0
      ? [sql`${t.id} in (select ${l.recordId} from ${l} where ${l.refId} in (${sql.join(team)}))`]
      : []),
  ]);

/** A day within the period. */
export const onDays = (day: RawBuilder<unknown>, { from, to }: Scope): RawBuilder<unknown> =>
  all([...(from ? [sql`${day} >= ${from}`] : []), ...(to ? [sql`${day} <= ${to}`] : [])]);

const start = (day: string) => Date.parse(day) / 1000;
const aDay = 86_400;

/** A moment, in seconds since 1970, within the period. */
export const atMoments = (moment: RawBuilder<unknown>, { from, to }: Scope): RawBuilder<unknown> =>
  all([...(from ? [sql`${moment} >= ${start(from)}`] : []), ...(to ? [sql`${moment} < ${start(to) + aDay}`] : [])]);

/** Bids of the teams. */
export const ofTeams = (teams: RawBuilder<unknown>, { team }: Scope): RawBuilder<unknown> =>
  team.length > 0
    ? sql`(${sql.join(
        team.map((id) => sql`find_in_set(${id}, ${teams}) > 0`),
        sql` or `,
      )})`
    : always;
