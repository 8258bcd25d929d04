import { addDays } from '@bidwright/contract-kit/days';
import { type WorkCalendar, workDaysIn } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf } from '../tables.ts';

/** Steps that were done within so many days show how the firm works now, the newest of them. */
const lately = 2 * 365;
const max = 5000;
/** Fewer bids than these say nothing. */
const fewest = 5;

interface Done {
  bid: string;
  kind: string;
  doneOn: string;
}

const q = aliasOf('proposalSteps', 'q');

const doneSince = async (db: Database, since: string): Promise<Done[]> => {
  const { rows } =
    await sql<Done>`select ${q.opportunityId} as bid, ${q.kind}, date_format(${q.doneOn}, '%Y-%m-%d') as doneOn
    from ${q} where ${q.doneOn} >= ${since} and ${q.status} = 'Active' order by ${q.doneOn} desc limit ${max}`.execute(
      db,
    );
  return rows;
};

const median = (sorted: readonly number[]): number => {
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at] ?? 0);
  return Math.round(((low ?? 0) + (high ?? 0)) / 2);
};

/** The work days in which half of the proposals came from the step before to one of a kind; none where too few did to tell. */
export const stepPaces = async (
  db: Database,
  calendar: Pick<WorkCalendar, 'holidays'>,
  today: string,
): Promise<Map<string, number>> => {
  const done = await doneSince(db, addDays(today, -lately));
  const work: WorkCalendar = { ...calendar, away: new Map() };
  const taken = [...Map.groupBy(done, ({ bid }) => bid).values()].flatMap((own) =>
    own
      .toReversed()
      .flatMap(({ kind, doneOn }, at, all) =>
        at === 0 ? [] : [{ kind, days: workDaysIn(work, { after: all[at - 1]?.doneOn ?? doneOn, to: doneOn }) }],
      ),
  );
  return new Map(
    [...Map.groupBy(taken, ({ kind }) => kind)]
      .filter(([, all]) => all.length >= fewest)
      .map(([kind, all]) => [kind, median(all.map(({ days }) => days).toSorted((one, other) => one - other))]),
  );
};
