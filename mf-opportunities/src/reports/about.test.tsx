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
  pipeline: ['Pipeline', /by their amount and by amount × chance/],
  'pipeline-map': ['Pipeline map', /^Open and submitted bids by status and chance/],
  'pipeline-changes': ['What changed in the pipeline', /by the change log/],
  forecast: ['Forecast', /^Amounts spread evenly over the months of work\./],
  funnel: ['Funnel', /^Of the bids recorded in the period: .+ Conversion = went on ÷ \(entered − there now\)/],
  'time-in-status': ['Time in status', /Stuck = longer than the status allows/],
  'due-calendar': ['Due dates', /Collisions = bids that are due in the same week/],
  'open-requirements': ['Requirements open by bid', /Without owner = still to be answered, and nobody has it/],
  'win-rate': ['Win rate', /^Won ÷ \(won \+ lost\), by the day on which a bid took its result\./],
  'lost-analysis': [
    'Lost bids',
    /^To whom bids were lost in the period\. Price gap = \(winning amount − ours\) ÷ ours/,
  ],
  'lost-points': ['Points lost by section', /Share lost = points lost ÷ points possible/],
  'go-no-go': ['Go/no-go criteria', /tells them apart most stands first/],
  'covered-requirements': [
    'Win rate by covered requirement',
    /^How bids ended by the share of requirements .+ by the day on which a bid took its result\. Covered = written/,
  ],
  'source-yield': ['Source yield', /^What became of the bids recorded in the period.+Sent = submitted, won or lost/],
  'client-history': ['Client history', /^Per client, the bids recorded in the period/],
  calibration: ['Chance calibration', /^The chance that bids decided in the period had .+Brier score = mean of/],
  contracts: ['Contracts', /^Signed contracts that have not ended/],
  'recompete-radar': ['Recompete radar', /no recompete is recorded yet/],
  'change-activity': ['Change activity', /one for each field/],
  'data-quality': ['Data quality', /Each line opens the bids to mend/],
};

test('every report that is shown has a sentence here', () => {
  expect(Object.keys(says)).toEqual(shownReports);
});

test.each(Object.entries(says))(
  '%s says what it counts, and where nothing fits, that nothing does',
  async (id, [title, sentence]) => {
    await open(`/reports/${id}?team=nobody`);
    expect(await screen.findByText('Nothing in these days')).toBeVisible();
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
