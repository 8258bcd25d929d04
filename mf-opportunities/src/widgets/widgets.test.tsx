import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../module.tsx';
import { recentBids, rememberBid } from '../opportunities/bid/record/recent.ts';
import { pipelineAnswer, reportRecord } from '../reports/sample.ts';
import { bid, lookups, people, status } from '../testing/samples.ts';
import { CalendarWidget } from './CalendarWidget.tsx';
import { ChangesWidget } from './ChangesWidget.tsx';
import { FiguresWidget } from './FiguresWidget.tsx';
import { daysOfMonth } from './month.ts';
import { PipelineWidget } from './PipelineWidget.tsx';
import { RecentWidget } from './RecentWidget.tsx';
import { RiskWidget } from './RiskWidget.tsx';

const totals = {
  open: 41,
  openValue: 42_300_000,
  weighted: 27_100_000,
  unpriced: 3,
  awaiting: 17,
  awaitingValue: 19_500_000,
  won: 24,
  lost: 31,
  winRate: 24 / 55,
};
const summary = {
  ...pipelineAnswer,
  by: 'firm',
  rows: [],
  totals,
  previous: { ...pipelineAnswer, totals: { ...totals, open: 38 } },
};

const calendar = ({ from }: Record<string, unknown>) => ({
  ...pipelineAnswer,
  by: 'day',
  rows: [{ key: String(from), name: null, figures: { due: 2, qna: 0, decision: 0, dates: 2 } }],
});

const move = (key: string, bids: number) => ({ key, name: null, figures: { bids, before: 0, value: bids * 100_000 } });
const changes = {
  ...pipelineAnswer,
  by: 'move',
  rows: [move('new', 3), move('forward', 0), move('slipped', 2)],
};

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  const records = [bid('a', { solicitationName: 'Harbor study' }), bid('b', { solicitationName: 'River gauges' })];
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/report': (body) =>
      ({ summary, pipeline: pipelineAnswer, 'pipeline-changes': changes, 'due-calendar': calendar(body) })[
        String(body.report)
      ],
    'opportunities/followed': () => [],
    'opportunities/risks': () => [
      {
        id: 'a',
        name: 'Harbor study',
        client: 'Port Authority of Eastmere',
        dueDate: '2026-12-24',
        risk: {
          score: 62,
          level: 'high',
          reasons: [
            { name: 'daysLeft', count: 2, points: 40 },
            { name: 'noManager', points: 10 },
          ],
        },
      },
    ],
    'opportunities/reportRecords': () => ({ records: [reportRecord('a', 'Harbor study')], total: 1 }),
  });
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const { messages, Provider } = module;
const show = (widget: React.ReactNode) => renderInShell(widget, { messages, Provider, person: people.lead });

test('each figure says how it is made and opens its bids', async () => {
  const { user } = await show(<FiguresWidget />);
  const open = await screen.findByRole('button', { name: /^Open bids/ });
  expect(open).toHaveTextContent('Open bids41+3 in 30 daysStatus category Open');
  expect(screen.getByRole('button', { name: /^Win rate/ })).toHaveTextContent('44%');
  expect(screen.getByRole('button', { name: /^Win rate/ })).toHaveTextContent('24 of 55 decided');
  await user.click(open);
  expect(await screen.findByRole('link', { name: 'Harbor study' })).toBeVisible();
  const { body } = server.asks.findLast(({ call }) => call === 'reportRecords') ?? {};
  expect(body).toMatchObject({ report: 'summary', figure: 'open' });
});

test.each([
  ['Open bids', '41+3 in 30 daysStatus category Open', 'open', 'Open bids'],
  ['Open value', '$42.3M3 bids without an amount', 'openValue', 'Open value'],
  ['Weighted value', '$27.1MOpen and submitted × chance', 'weighted', 'Weighted value'],
  ['Awaiting decision', '17Submitted, $19.5M', 'awaiting', 'Awaiting decision'],
  ['Win rate', '44%24 of 55 decided, 12 months', 'won', 'Won'],
])('%s: its figure, how it is made, and the bids that it opens', async (name, said, figure, title) => {
  const { user } = await show(<FiguresWidget />);
  const tile = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
  expect(tile).toHaveTextContent(name + said);
  await user.click(tile);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await waitFor(() =>
    expect(server.asks.findLast(({ call }) => call === 'reportRecords')?.body).toMatchObject({
      report: 'summary',
      figure,
    }),
  );
});

test('a status of the pipeline opens its list', async () => {
  await show(<PipelineWidget />);
  expect(await screen.findByRole('link', { name: 'Writing' })).toHaveAttribute(
    'href',
    `/general/opportunities?status=${status.writing.id}`,
  );
});

const line = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

test('a line of the pipeline has its bids, and bars of value and weighted value by the largest', async () => {
  await show(<PipelineWidget />);
  await screen.findByRole('link', { name: 'Writing' });
  expect(line('Writing')).toHaveTextContent('Writing2$4M');
  expect(line('Qualifying')).toHaveTextContent('Qualifying3$900K');
  const widths = (name: string) =>
    [...(line(name).querySelector('[title]')?.children ?? [])].map((bar) => getComputedStyle(bar).width);
  expect(widths('Writing')).toEqual(['100%', '50%']);
  expect(widths('Qualifying')).toEqual(['22.5%', '5.625%']);
  expect(line('Qualifying').querySelector('[title]')).toHaveAttribute('title', '$225K / $900K');
  // In Chinese a figure may be broken before its last sign.
  expect(screen.getByText('$4M')).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('what changed lately is counted by what it was, and each count opens its bids', async () => {
  const { user } = await show(<ChangesWidget />);
  await user.click(await screen.findByRole('button', { name: 'Due date slipped: 2' }));
  expect(await screen.findByRole('link', { name: 'Harbor study' })).toBeVisible();
  expect(screen.queryByText('Moved forward')).toBeNull();
  const { body } = server.asks.findLast(({ call }) => call === 'reportRecords') ?? {};
  expect(body).toMatchObject({ report: 'pipeline-changes', key: 'slipped', figure: 'bids' });
});

test('a day of the calendar opens what is due on it', async () => {
  const { user } = await show(<CalendarWidget />);
  await user.click(await screen.findByRole('button', { name: /: 2 dates, / }));
  expect(await screen.findByRole('link', { name: 'Harbor study' })).toBeVisible();
});

test('the bids opened last come first', async () => {
  for (const id of ['a', 'b', 'gone']) rememberBid(people.lead.id, id);
  await show(<RecentWidget />);
  await screen.findByRole('link', { name: 'River gauges' });
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['River gauges', 'Harbor study']),
  );
});

test('a record that is opened is remembered as the last', async () => {
  rememberBid(people.lead.id, 'b');
  await renderModule(module, '/general/opportunities/a', { person: people.lead });
  await waitFor(() => expect(recentBids(people.lead.id)).toEqual(['a', 'b']));
});

test('bids at risk say why', async () => {
  await show(<RiskWidget />);
  const line = (await screen.findByRole('link', { name: 'Harbor study' })).closest('li');
  expect(line).toHaveTextContent('62 of 100, highPort Authority of Eastmere · 2 days left · No RFP manager');
});

test('eight bids are remembered, each once', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) rememberBid('p', `b${n}`);
  expect(recentBids('p')).toEqual(['b3', 'b9', 'b8', 'b7', 'b6', 'b5', 'b4', 'b2']);
});

test('months begin on their weekday', () => {
  expect(daysOfMonth('2026-11')).toMatchObject({ blank: 6, days: { length: 30 } });
  expect(daysOfMonth('2028-02').days.at(-1)).toBe('2028-02-29');
});
