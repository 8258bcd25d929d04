import { addDays } from '@bidwright/contract-kit/days';
import { type WorkCalendar, workDaysIn } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf, t } from '../tables.ts';

/** Steps that were done within so many days show how the firm works now, the newest of them. */
const lately = 2 * 365;
const max = 5000;
/** Fewer bids than these say nothing. */
const fewest = 5;

interface Done {
  bid: string;
  kind: string;
  doneOn: string;
  /** Of a bid of the same project type. */
  isAlike: number;
}

const [q, o] = [aliasOf('proposalSteps', 'q'), aliasOf('opportunities', 'o')];

const doneSince = async (db: Database, bid: string, since: string): Promise<Done[]> => {
  const { rows } =
    await sql<Done>`select ${q.opportunityId} as bid, ${q.kind}, date_format(${q.doneOn}, '%Y-%m-%d') as doneOn,
      ${t.projectTypeId} <=> (select ${o.projectTypeId} from ${o} where ${o.id} = ${bid}) as isAlike
    from ${q} join ${t} on ${t.id} = ${q.opportunityId} where ${q.doneOn} >= ${since} and ${q.status} = 'Active' order by ${q.doneOn} desc limit ${max}`.execute(
      db,
    );
  return rows;
};

const median = (sorted: readonly number[]): number => {
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at] ?? 0);
  return Math.round(((low ?? 0) + (high ?? 0)) / 2);
};

interface Taken {
  kind: string;
  days: number;
  isAlike: boolean;
}

/** Half of them took no longer: those of bids alike, where there are enough, else all; nothing where too few are known to tell. */
const paceOf = (all: readonly Taken[]): number | undefined => {
  const alike = all.filter(({ isAlike }) => isAlike);
  const told = alike.length >= fewest ? alike : all;
  return told.length < fewest ? undefined : median(told.map(({ days }) => days).toSorted((one, other) => one - other));
};

/** The work days in which the firm comes from the step before to one of a kind, with bids like this one where enough are known. */
export const stepPaces = async (
  db: Database,
  bid: string,
  calendar: Pick<WorkCalendar, 'holidays'>,
  today: string,
): Promise<Map<string, number>> => {
  const done = await doneSince(db, bid, addDays(today, -lately));
  const work: WorkCalendar = { ...calendar, away: new Map() };
  const taken = [...Map.groupBy(done, ({ bid }) => bid).values()].flatMap((own) =>
    own.toReversed().flatMap(({ kind, doneOn, isAlike }, at, all): Taken[] => {
      if (at === 0) return [];
      const days = workDaysIn(work, { after: all[at - 1]?.doneOn ?? doneOn, to: doneOn });
      return [{ kind, days, isAlike: Boolean(isAlike) }];
    }),
  );
  return new Map(
    [...Map.groupBy(taken, ({ kind }) => kind)].flatMap(([kind, all]) => {
      const pace = paceOf(all);
      return pace === undefined ? [] : [[kind, pace] as const];
    }),
  );
};
