import {
  type Figures,
  type ReportAnswer,
  type ReportCall,
  type ReportId,
  reports,
} from '@bidwright/contract-opportunities';
import { cellsIn } from './cellsIn.ts';
import { demoFirm } from './testing.ts';

const firm = demoFirm();

const cellsOf = async (call: ReportCall) => cellsIn((await firm.file({ ...call, format: 'xlsx' })).content);

/** Cells that are empty at the end of a row are not written. */
const filled = (cells: unknown[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);

const named = ({ key, name }: { key: string; name: string | null }) => name ?? key;

const lines = ({ rows, totals, across, by }: ReportAnswer, names: string[]) => {
  const cells = (figures: Figures) =>
    names.map((name) => {
      const value = figures[name] ?? null;
      return typeof value === 'number' ? expect.closeTo(value, 5) : value;
    });
  const body = rows.flatMap((row) =>
    across
      ? (row.parts ?? []).map((part) => [named(row), named(part), ...cells(part.figures)])
      : [[named(row), ...cells(row.figures)]],
  );
  const foot = ['Total', ...(across ? [null] : []), ...cells(totals)];
  return [[by, ...(across ? [across] : []), ...names], ...body.map(filled), filled(foot)];
};

test.each<ReportId>(['forecast', 'contracts', 'win-rate', 'change-activity'])(
  '%s: the cells of its workbook are the figures of the page, numbers as numbers',
  async (report) => {
    const answer = await firm.ask({ report });
    const wanted = lines(answer, Object.keys(reports[report].figures));
    expect(wanted.length).toBeGreaterThan(2);
    expect(await cellsOf({ report })).toEqual(wanted);
  },
);

test.each([
  ['pipeline', 'team', 'status'],
  ['due-calendar', 'team', 'week'],
] as const)('%s by %s and %s: each part has a row', async (report, by, across) => {
  const call = { report, by, across };
  const wanted = lines(await firm.ask(call), Object.keys(reports[report].figures));
  expect(wanted.length).toBeGreaterThan(8);
  expect(await cellsOf(call)).toEqual(wanted);
});
