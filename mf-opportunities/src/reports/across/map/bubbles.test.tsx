import { opportunities, type ReportAnswer } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { roomIs } from '../../../testing/drawings.ts';
import { lookups, people, status } from '../../../testing/samples.ts';
import { pipelineAnswer } from '../../sample.ts';

/* The pipeline by status and chance, as a map of bubbles. */

const worth = (bids: number, value: number) => ({ bids, value, weighted: value / 2, unpriced: 0 });
const part = (key: string, name: string | null, bids: number, value: number) => ({
  key,
  name,
  figures: worth(bids, value),
});
const answer: ReportAnswer = {
  ...pipelineAnswer,
  across: 'chance',
  rows: [
    {
      ...part(status.qualifying.id, 'Qualifying', 4, 500_000),
      parts: [part('even', '50 %', 3, 400_000), part('none', null, 1, 100_000)],
    },
    { ...part(status.writing.id, 'Writing', 1, 1_600_000), parts: [part('sure', '90 %', 1, 1_600_000)] },
  ],
  totals: worth(5, 2_100_000),
  parts: [part('sure', '90 %', 1, 1_600_000), part('even', '50 %', 3, 400_000), part('none', null, 1, 100_000)],
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': () => answer,
    'opportunities/reportRecords': () => ({ records: [], total: 0 }),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  roomIs(390);
  server.asks.length = 0;
});

const open = async () => {
  const page = await renderModule(module, '/reports/pipeline-map', { person: people.admin });
  return { ...page, map: await screen.findByRole('figure', { name: 'Pipeline map' }) };
};
const asked = (call: string) => server.asks.findLast((ask) => ask.call === call)?.body;
const lines = (map: HTMLElement) =>
  [...map.querySelectorAll('svg > g')].map((line) => [...line.querySelectorAll('text')].map((one) => one.textContent));
const sizes = (map: HTMLElement) => [...map.querySelectorAll('circle')].map((one) => Number(one.getAttribute('r')));

test('statuses stand in their order, chances from the likeliest down, and the amount is written in each bubble', async () => {
  const { map } = await open();
  expect(asked('report')).toMatchObject({ report: 'pipeline-map', by: 'status', across: 'chance' });
  expect(lines(map)).toEqual([
    ['Qualifying', 'Writing'],
    ['90 %', '', '$1.6M'],
    ['50 %', '$400K', ''],
    ['None', '$100K', ''],
  ]);
  expect(screen.getByRole('row', { name: /^Writing/ })).toHaveTextContent('$1,600,000');
  expect(screen.queryByRole('button', { name: 'Weighted by chance' })).toBeNull();
});

test('four times the amount is twice as wide, and what is worth nothing has no bubble', async () => {
  const { map } = await open();
  const [none, whole = 0, quarter = 0, , sixteenth = 0] = sizes(map);
  expect(none).toBe(0);
  expect(whole).toBeGreaterThan(0);
  expect(quarter).toBeCloseTo(whole / 2);
  expect(sixteenth).toBeCloseTo(whole / 4);
});

test('a bubble opens its bids; bids are counted where they are asked for', async () => {
  const { user, map, address } = await open();
  await user.click(within(map).getByRole('button', { name: '50 %, Qualifying: $400,000' }));
  await waitFor(() =>
    expect(asked('reportRecords')).toMatchObject({ key: status.qualifying.id, part: 'even', figure: 'value' }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Bids' }));
  await waitFor(() => expect(address()).toBe('/reports/pipeline-map?shown=bids'));
  expect(lines(map)[2]).toEqual(['50 %', '3', '']);
});

test('keys reach each bubble, also where none lies straight on', async () => {
  const { user, map } = await open();
  const [first] = within(map).getAllByRole('button');
  act(() => first?.focus());
  const reached = [document.activeElement?.getAttribute('aria-label')];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
    await user.keyboard(`{${key}}`);
    reached.push(document.activeElement?.getAttribute('aria-label'));
  }
  const [sure, even, none] = ['90 %, Writing: $1,600,000', '50 %, Qualifying: $400,000', 'None, Qualifying: $100,000'];
  expect(reached).toEqual([sure, even, none, none, even, sure, even, sure]);
});

test('a cell is named as its language writes it', async () => {
  await renderModule(module, '/reports/pipeline-map', { person: people.admin, language: 'zh' });
  expect(await screen.findByRole('button', { name: '50 %，Qualifying：$400,000' })).toBeVisible();
});
