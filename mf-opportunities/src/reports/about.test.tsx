import { opportunities, type ReportAnswer, type ReportId, reports } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../module.tsx';
import { lookups, people } from '../testing/samples.ts';
import { shownReports } from './catalogue/catalog.ts';
import { pipelineAnswer } from './sample.ts';

/* What each report says of itself, and why it shows nothing. */

/** A report of which nothing fits, or of which no bid has an amount. */
const answers = (report: ReportId, isEmpty: boolean): ReportAnswer => {
  const { by, figures } = reports[report];
  const counts = Object.entries(figures).map(([figure, kind]) => [figure, kind === 'count' && !isEmpty ? 2 : 0]);
  const totals = Object.fromEntries(counts);
  const rows = isEmpty ? [] : [{ key: '2026-11', name: 'A row', figures: totals }];
  return { ...pipelineAnswer, by: by[0] ?? 'month', rows, totals };
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': ({ report, team }) => answers(report as ReportId, Boolean(team)),
  });
});
afterAll(() => server.close());

const open = (address: string) => renderModule(module, address, { person: people.admin });

const says: Record<Exclude<ReportId, 'summary'>, [title: string, sentence: RegExp]> = {
  pipeline: ['Pipeline', /by amount and by amount × chance/],
  'pipeline-map': ['Pipeline map', /^Open and submitted bids by status and chance/],
  'pipeline-changes': ['What changed in the pipeline', /can appear in more than one row/],
  forecast: ['Forecast', /^Amounts spread evenly over the months of work\./],
  funnel: ['Funnel', /^Of the bids created in the period: .+ Conversion = moved on ÷ \(entered − there now\)/],
  'time-in-status': ['Time in status', /Stuck = longer than the status allows/],
  'due-calendar': ['Due dates', /Collisions = bids due in the same week/],
  'open-requirements': ['Requirements open by bid', /Without owner = not yet answered and not assigned/],
  'win-rate': ['Win rate', /^Won ÷ \(won \+ lost\), by date of result\./],
  'lost-analysis': [
    'Lost bids',
    /^Winners of bids we lost in the period\. Price gap = \(winning amount − ours\) ÷ ours/,
  ],
  'lost-points': ['Points lost by section', /Share lost = points lost ÷ points possible/],
  'go-no-go': ['Go/no-go criteria', /with the largest difference comes first/],
  'covered-requirements': [
    'Win rate by covered requirement',
    /^Results of bids by the share of requirements .+ by date of result\. Covered = written/,
  ],
  'source-yield': ['Source yield', /^Results of bids created in the period.+Sent = submitted, won or lost/],
  'client-history': ['Client history', /^Bids created in the period/],
  calibration: ['Chance calibration', /^Chance of the bids decided in the period .+Brier score = mean of/],
  contracts: ['Contracts', /^Signed contracts that have not ended/],
  'recompete-radar': ['Recompete radar', /no recompete exists yet/],
  'change-activity': ['Change activity', /counted per field/],
  'data-quality': ['Data quality', /Select a line to fix the bids/],
};

test('every report that is shown has a sentence here', () => {
  expect(Object.keys(says)).toEqual(shownReports);
});

test.each(Object.entries(says))(
  '%s says what it counts, and where nothing fits, that nothing does',
  async (id, [title, sentence]) => {
    await open(`/reports/${id}?team=nobody`);
    expect(await screen.findByText('No data for these dates')).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  },
);

test.each(['pipeline', 'forecast'])(
  '%s, of bids without an amount, says so in the place of its chart and counts them',
  async (id) => {
    await open(`/reports/${id}`);
    expect(await screen.findByText('None of these bids has an amount')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('2');
  },
);
