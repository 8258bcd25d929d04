import { opportunities, type ReportAnswer } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../module.tsx';
import { roomIs, sizeDrawings } from '../testing/drawings.ts';
import { press } from '../testing/hands.ts';
import { lookups, people } from '../testing/samples.ts';
import { pipelineAnswer, worthlessAnswer } from './sample.ts';

/* How a report leaves the page: as a file, as a picture, on paper. */

const dates = { due: 2, qna: 0, decision: 0, dates: 2, collisions: 0 };
const week = { key: '2026-11-23', name: null, figures: dates };
const dueAnswer: ReportAnswer = {
  ...pipelineAnswer,
  by: 'team',
  across: 'week',
  from: '2026-11-23',
  to: '2026-11-29',
  rows: [{ key: 'teams-Health', name: 'Health', figures: dates, parts: [week] }],
  totals: dates,
  parts: [week],
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  roomIs(390);
  sizeDrawings();
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': ({ report, source }) => {
      if (report === 'due-calendar') return dueAnswer;
      return source ? worthlessAnswer : pipelineAnswer;
    },
    'opportunities/reportFile': ({ format }) => ({
      name: `pipeline.${format}`,
      mediaType: 'text/plain',
      content: btoa('Status,Bids'),
    }),
  });
});
afterAll(() => server.close());

/** Files that were saved. jsdom saves none: it would leave the page. */
const saved: { name: string; address: string }[] = [];
document.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
  event.preventDefault();
  saved.push({ name: event.target.download, address: event.target.href });
});

/** What was painted. jsdom neither loads pictures nor paints. */
const painted: { colors: unknown[]; drawings: string[] } = { colors: [], drawings: [] };
const pen = {
  scale: () => undefined,
  set fillStyle(color: unknown) {
    painted.colors.push(color);
  },
  fillRect: () => undefined,
  drawImage: ({ src }: HTMLImageElement) => painted.drawings.push(decodeURIComponent(src)),
};
beforeAll(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,UE5H';
});

beforeEach(() => {
  server.asks.length = 0;
  saved.length = 0;
  painted.colors.length = 0;
  painted.drawings.length = 0;
});

const open = async (address = '/reports/pipeline') => {
  const page = await renderModule(module, address, { person: people.admin });
  await screen.findByRole('table');
  return page;
};
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
  await press(user, 'Export');
  await user.click(screen.getByRole('menuitem', { name }));
};

test.each([
  ['CSV', 'csv'],
  ['Excel (XLSX)', 'xlsx'],
])('a report is saved as %s, as its parameters have it', async (item, format) => {
  await choose(await open('/reports/pipeline?by=team&team=teams-Health'), item);
  await waitFor(() =>
    expect(saved).toEqual([{ name: `pipeline.${format}`, address: expect.stringContaining('base64') }]),
  );
  const { body } = server.asks.findLast(({ call }) => call === 'reportFile') ?? {};
  expect(body).toMatchObject({ report: 'pipeline', format, by: 'team', team: ['teams-Health'] });
});

test('a file that does not come says why', async () => {
  const page = await open();
  server.refuseNext('reportFile', 503, { code: 'busy', message: 'Busy' });
  await choose(page, 'CSV');
  await waitFor(() => expect(page.alerts).toMatchObject([{ severity: 'error' }]));
  expect(saved).toEqual([]);
});

test('the chart is saved as a picture, with its bars and their names, on the colour of a card', async () => {
  const page = await open();
  await waitFor(() => expect(document.querySelectorAll('.MuiBarChart-element').length).toBeGreaterThan(0));
  await choose(page, 'Picture (PNG)');
  await waitFor(() => expect(saved).toEqual([{ name: 'pipeline.png', address: 'data:image/png;base64,UE5H' }]));
  const [drawing = ''] = painted.drawings;
  expect(drawing.match(/MuiBarChart-element/g)).toHaveLength(4);
  expect(drawing).toContain('Writing');
  expect(painted.colors).toEqual(['#ffffff']);
});

test('a map is saved as a picture as well, with its cells and their names, which begin where they did', async () => {
  const page = await open('/reports/due-calendar');
  const map = document.querySelector('[data-drawing]') as SVGSVGElement;
  for (const text of map.querySelectorAll('text')) text.style.direction = 'rtl';
  await choose(page, 'Picture (PNG)');
  await waitFor(() => expect(saved).toEqual([{ name: 'due-calendar.png', address: 'data:image/png;base64,UE5H' }]));
  const [drawing = ''] = painted.drawings;
  expect(drawing.match(/<rect/g)).toHaveLength(1);
  expect(drawing).toMatch(/<text[^>]* direction="rtl"[^>]*>Health<\/text>/);
  expect(drawing).toMatch(/<text[^>]* text-anchor="middle"[^>]*>2<\/text>/);
});

test('where there is no chart, the page says that there is no picture of it', async () => {
  const page = await open('/reports/pipeline?source=s1');
  await choose(page, 'Picture (PNG)');
  await waitFor(() => expect(page.alerts).toMatchObject([{ text: 'There is no chart to save' }]));
  expect(saved).toEqual([]);
});

test('a report is printed without what is there to change it', async () => {
  const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  await choose(await open(), 'Print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('menu')).toBeNull();
});
