import { opportunities, type ReportAnswer, type ReportRow } from '@bidwright/contract-opportunities';
import { callServer, renderModule, withStyles } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { roomIs } from '../../../testing/drawings.ts';
import { press } from '../../../testing/hands.ts';
import { lookups, people } from '../../../testing/samples.ts';
import { pipelineAnswer } from '../../sample.ts';

/* Due dates by team and week, as a map of cells. */

const dates = (due: number, qna = 0) => ({ due, qna, decision: 0, dates: due + qna, collisions: due > 1 ? due : 0 });
const week = (key: string, due: number, qna = 0) => ({ key, name: null, figures: dates(due, qna) });
const team = (key: string, name: string, parts: ReportRow[]): ReportRow => ({ key, name, figures: dates(1), parts });

const [first, second, fourth] = ['2026-11-23', '2026-11-30', '2026-12-14'];
const byTeam: ReportAnswer = {
  ...pipelineAnswer,
  by: 'team',
  across: 'week',
  from: '2026-11-25',
  to: '2026-12-18',
  rows: [
    team('health', 'Health', [week(first, 2, 1), week(fourth, 1)]),
    team('cloud', 'Digital and Cloud', [week(second, 0, 3), week(fourth, 4)]),
  ],
  totals: dates(7, 4),
  parts: [week(first, 2, 1), week(second, 0, 3), week(fourth, 5)],
};
/** The same the other way round, as the service answers it. */
const byWeek: ReportAnswer = {
  ...byTeam,
  by: 'week',
  across: 'team',
  rows: [first, second, '2026-12-07', fourth].map((key) => ({
    ...week(key, 1),
    parts: byTeam.rows.flatMap(({ key: id, name, parts = [] }) =>
      parts.filter((part) => part.key === key).map(({ figures }) => ({ key: id, name, figures })),
    ),
  })),
  parts: byTeam.rows.map((row) => ({ ...row, parts: undefined })),
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(withStyles);
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': ({ by, across }) => {
      if (!across) return { ...byWeek, across: null, by: by ?? 'week' };
      return by === 'week' ? byWeek : byTeam;
    },
    'opportunities/reportRecords': () => ({ records: [], total: 0 }),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  roomIs(390);
  server.asks.length = 0;
});

const open = async (address = '/reports/due-calendar') => {
  const page = await renderModule(module, address, { person: people.admin });
  const map = await screen.findByRole('figure', { name: 'Due dates' });
  return { ...page, map, cells: () => within(map).getAllByRole('button') };
};
const asked = (call: string) => server.asks.findLast((ask) => ask.call === call)?.body;
const numbersIn = (map: HTMLElement) =>
  [...map.querySelectorAll('svg > g')].map((line) => [...line.querySelectorAll('text')].map((one) => one.textContent));

test('without another way asked for, teams stand by weeks, with the number in each cell and the empty weeks as well', async () => {
  const { map, address } = await open();
  expect(asked('report')).toMatchObject({ by: 'team', across: 'week' });
  expect(address()).toBe('/reports/due-calendar');
  expect(numbersIn(map)).toEqual([
    ['11/23', '11/30', '12/7', '12/14'],
    ['Health', '3', '0', '0', '1'],
    ['Digital and Cloud', '0', '3', '0', '4'],
  ]);
  // Beside it stands the table.
  expect(screen.getByRole('row', { name: /^Health/ })).toBeVisible();
});

test('the fuller a cell, the darker: nothing is fainter than an empty one, and none is as dark as the fullest', async () => {
  const { map } = await open();
  const shades = [...map.querySelectorAll('rect')].map((one) => Number(one.getAttribute('opacity')));
  const [health3, none, , health1, , cloud3, , cloud4] = shades;
  expect(health3).toBe(cloud3);
  expect([none, health1, health3, cloud4].toSorted((one = 0, other = 0) => one - other)).toEqual([
    none,
    health1,
    health3,
    cloud4,
  ]);
  expect(new Set([none, health1, health3, cloud4]).size).toBe(4);
});

test('a cell opens the bids of its team and week; an empty one is none', async () => {
  const { user, map, cells } = await open();
  expect(cells().map((one) => one.getAttribute('aria-label'))).toEqual([
    'Health, Week of Nov 23: 3',
    'Health, Week of Dec 14: 1',
    'Digital and Cloud, Week of Nov 30: 3',
    'Digital and Cloud, Week of Dec 14: 4',
  ]);
  await user.click(within(map).getByRole('button', { name: 'Digital and Cloud, Week of Nov 30: 3' }));
  await screen.findByRole('dialog', { name: 'Digital and Cloud · Week of Nov 30 · All dates' });
  await waitFor(() =>
    expect(asked('reportRecords')).toMatchObject({
      by: 'team',
      across: 'week',
      key: 'cloud',
      part: second,
      figure: 'dates',
    }),
  );
});

const at = () => document.activeElement?.getAttribute('aria-label');

test('keys reach one cell, go on to the next that holds something, and open it', async () => {
  const { user, cells } = await open();
  const stops = () => cells().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  act(() => stops()[0]?.focus());
  const press = (key: string) => user.keyboard(`{${key}}`);
  await press('ArrowRight');
  expect(at()).toBe('Health, Week of Dec 14: 1');
  // The row ends here: the next that is read is in the row below.
  await press('ArrowRight');
  expect(at()).toBe('Digital and Cloud, Week of Nov 30: 3');
  await press('ArrowLeft');
  expect(at()).toBe('Health, Week of Dec 14: 1');
  await press('ArrowDown');
  expect(at()).toBe('Digital and Cloud, Week of Dec 14: 4');
  await press('ArrowLeft');
  expect(at()).toBe('Digital and Cloud, Week of Nov 30: 3');
  expect(stops().map((one) => one.getAttribute('aria-label'))).toEqual([at()]);
  await press('Enter');
  expect(await screen.findByRole('dialog', { name: 'Digital and Cloud · Week of Nov 30 · All dates' })).toBeVisible();
});

test('one figure or another stands in the cells, also collisions', async () => {
  const { user, map, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Collisions' }));
  await waitFor(() => expect(address()).toBe('/reports/due-calendar?shown=collisions'));
  expect(numbersIn(map).slice(1)).toEqual([
    ['Health', '2', '0', '0', '0'],
    ['Digital and Cloud', '0', '0', '0', '4'],
  ]);
});

test('grouped by week the map is the same, and its cells open the week of the team', async () => {
  const { user, map } = await open('/reports/due-calendar?by=week&across=team');
  expect(numbersIn(map).slice(1)).toEqual([
    ['Health', '3', '0', '0', '1'],
    ['Digital and Cloud', '0', '3', '0', '4'],
  ]);
  await user.click(within(map).getByRole('button', { name: 'Health, Week of Nov 23: 3' }));
  await waitFor(() =>
    expect(asked('reportRecords')).toMatchObject({ by: 'week', across: 'team', key: first, part: 'health' }),
  );
});

test('the split is taken away, and what is left keeps its rows', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Clear filter Split by' }));
  await waitFor(() => expect(address()).toBe('/reports/due-calendar?by=team'));
  await waitFor(() => expect(asked('report')).not.toHaveProperty('across'));
  await press(user, 'Split by');
  await user.click(screen.getByRole('menuitemradio', { name: 'Week' }));
  await waitFor(() => expect(address()).toBe('/reports/due-calendar?by=team&across=week'));
});

const widths = (map: HTMLElement) => new Set([...map.querySelectorAll('rect')].map((one) => one.getAttribute('width')));

test.each([
  [320, '44'],
  // Four columns share what the names beside them leave.
  [480, '82'],
  [1200, '88'],
])(
  'on a card %s wide cells are %s: as there is room, neither too narrow to read nor lost in it',
  async (room, width) => {
    roomIs(room);
    const { map, cells } = await open();
    await waitFor(() => expect(widths(map)).toEqual(new Set([width])));
    // What is pressed lies over what is drawn.
    expect(getComputedStyle(cells()[0] as Element).width).toBe(`${width}px`);
  },
);
