import { addMonths } from '@bidwright/contract-kit/days';
import { type ReportId, report as reportCall, reportIds, reports } from '@bidwright/contract-opportunities';
import { checkedBody, connect } from '@bidwright/service-kit';
import { milliseconds, person, quantile } from '@bidwright/service-testing';
import { reportAnswer } from '../src/reports/answer.ts';
import { viewOf } from '../src/reports/asked.ts';
import { today } from './fill.ts';

const turns = Number(process.env.BENCH_TURNS ?? 5);
const admin = person('Admin');

/** The longest period that a report may be asked for with these data; what stands is asked for as it stood a year ago. */
const longestOf = (report: ReportId, by: string): { from?: string; to?: string } => {
  if (reports[report].period === 'since') return { to: addMonths(today, -12) };
  if (reports[report].period !== 'past' || by === 'day') return {};
  return { from: ['change-activity', 'pipeline-changes'].includes(report) ? '2024-10-01' : '2016-01-01' };
};

/** Each report by each of its dimensions and its days, and split once more by each of the others where it can be. */
const ways = reportIds.flatMap((report) => {
  const { by: dimensions, across: splits = [], basis: bases = [undefined] } = reports[report];
  return dimensions.flatMap((by) =>
    [undefined, ...splits.filter((one) => one !== by)].flatMap((across) =>
      bases.map((basis) => ({ report, by, across, basis })),
    ),
  );
});

/** How long the slowest report takes, asked in each way and for the longest period, in milliseconds. */
export const slowestReport = async (url: string): Promise<number> => {
  const db = connect(url);
  const slowest: { name: string; time: number }[] = [];
  try {
    for (const { report, by, across, basis } of ways) {
      const asked = checkedBody(reportCall.input, {
        report,
        // What has but one way to be read is not asked which.
        ...(reports[report].by.length > 1 && { by }),
        ...(across && { across }),
        ...(basis && { basis }),
        today,
        ...longestOf(report, by),
      });
      // The dashboard asks for what stood a month ago as well.
      const answer = async () => reportAnswer(db, await viewOf(db, admin, asked), report === 'summary');
      await answer();
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) times.push(await milliseconds(answer));
      slowest.push({ name: [report, by, across, basis].filter(Boolean).join(' by '), time: quantile(0.5, times) });
    }
  } finally {
    await db.destroy();
  }
  slowest.sort((one, other) => other.time - one.time);
  const told = slowest.slice(0, 5).map(({ name, time }) => `${name} ${time.toFixed(0)} ms`);
  process.stdout.write(`The slowest of ${slowest.length} reports over their longest period: ${told.join(', ')}\n`);
  return slowest[0]?.time ?? Number.NaN;
};
