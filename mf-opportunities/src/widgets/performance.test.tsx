import { users } from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bids, store } from '../api.ts';
import module from '../module.tsx';
import { pipelineAnswer, reportRecord } from '../reports/sample.ts';
import { clickBar, sizeDrawings } from '../testing/drawings.ts';
import { lookups, people } from '../testing/samples.ts';
import { CalendarWidget } from './CalendarWidget.tsx';
import { PerformanceWidget } from './PerformanceWidget.tsx';

const ended = {
  won: 3,
  lost: 2,
  noBid: 1,
  winRate: 0.6,
  bidRate: 5 / 6,
  wonValue: 1,
  lostValue: 1,
  winRateValue: 0.25,
};
const winRate = {
  ...pipelineAnswer,
  by: 'month',
  rows: [{ key: '2026-10', name: null, figures: ended }],
  totals: ended,
};

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null, status: 'Active' };
/** The record of a person who hides one of the widgets. */
const hiding = ({ id, name }: { id: string; name: string }, setting: object) => ({ ...kept, id, name, ...setting });

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  sizeDrawings();
  const lists = lookups().map((list) =>
    list.of === users
      ? {
          ...list,
          records: [
            hiding(people.lead, { oppPerformance: true, calendar: true }),
            hiding(people.operations, { oppPerformance: false, calendar: true }),
            hiding(people.admin, { oppPerformance: true, calendar: false }),
          ],
        }
      : list,
  );
  server = await callServer([{ of: opportunities, records: [] }, ...lists], {
    'opportunities/report': ({ report }) =>
      report === 'win-rate' ? winRate : { ...pipelineAnswer, by: 'day', rows: [], totals: {} },
    'opportunities/reportRecords': () => ({ records: [reportRecord('a', 'Harbor study')], total: 1 }),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.asks.length = 0;
  store.dispatch(bids.util.resetApiState());
});

const { messages, Provider } = module;
const show = (person = people.lead) =>
  renderInShell(
    <>
      <PerformanceWidget />
      <CalendarWidget />
    </>,
    { messages, Provider, person },
  );
const isWinRate = (body: Record<string, unknown>) => body.report === 'win-rate';
const reports = () => server.asks.filter(({ call }) => call === 'report').map(({ body }) => body);

test('how bids ended stands in a chart and in two rates, by number and by value', async () => {
  await show();
  expect((await screen.findByText('Win rate', { selector: 'bdi' })).parentElement).toHaveTextContent('Win rate 60%');
  expect(screen.getByText('Win rate by value').parentElement).toHaveTextContent('Win rate by value 25%');
  expect(screen.getByRole('figure', { name: 'Win rate' })).toBeVisible();
});

test('what was won stands out: what was lost is paler, and what was not bid for is an outline', async () => {
  await show();
  const chart = await screen.findByRole('figure', { name: 'Win rate' });
  const bar = async (series: string) => {
    await waitFor(() => expect(chart.querySelector(`g[data-series=${series}] rect`)).not.toBeNull());
    return getComputedStyle(chart.querySelector(`g[data-series=${series}] rect`) as Element);
  };
  expect((await bar('won')).getPropertyValue('fill-opacity')).not.toBe('0.55');
  expect((await bar('lost')).getPropertyValue('fill-opacity')).toBe('0.55');
  expect((await bar('noBid')).getPropertyValue('fill')).toBe('transparent');
});

test.each([
  ['Team', 'Health', { team: ['teams-Health'] }],
  ['Owner', 'Irene Park', { owner: ['opportunityOwner-Irene-Park'] }],
  ['Project type', 'Data analytics', { projectType: ['projectTypes-Data-analytics'] }],
  ['Client type', 'Client – State', { clientType: ['companyTypes-Client-State'] }],
])('it is narrowed to those of a choice of %s, and widened again', async (label, choice, asked) => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: choice }));
  await waitFor(() => expect(reports().at(-1)).toMatchObject({ report: 'win-rate', ...asked }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: choice }));
  const [list = ''] = Object.keys(asked);
  await waitFor(() => expect(reports().at(-1)).toMatchObject({ report: 'win-rate', [list]: [] }));
});

test('a bar opens the bids behind it, of those that it is narrowed to', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Client type' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Client – State' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const chart = screen.getByRole('figure', { name: 'Win rate' });
  await clickBar(chart, 'lost');
  expect(await screen.findByRole('dialog', { name: 'Oct 2026' })).toBeVisible();
  await waitFor(() =>
    expect(server.asks.filter(({ call }) => call === 'reportRecords').map(({ body }) => body)).toMatchObject([
      { report: 'win-rate', clientType: ['companyTypes-Client-State'], key: '2026-10', figure: 'lost' },
    ]),
  );
});

test.each([
  ['oppPerformance', people.operations, 'Due, Q&A and go/no-go dates of open bids.', 'Opportunity performance'],
  ['calendar', people.admin, 'Win rate by value', 'Calendar'],
])(
  'who has switched %s off in the profile does not have it on the dashboard',
  async (_setting, person, has, hasNot) => {
    await show(person);
    expect(await screen.findByText(has)).toBeVisible();
    expect(screen.queryByText(hasNot)).toBeNull();
  },
);

test('figures that do not load say so by themselves, and are asked for again', async () => {
  server.refuseNext('report', 503, { code: 'busy', message: 'Busy' }, isWinRate);
  const { user } = await show();
  const card = (await screen.findByText('Opportunity performance did not load')).closest('section') as HTMLElement;
  await user.click(within(card).getByText('Retry'));
  expect(await screen.findByText('Win rate by value')).toBeVisible();
});
