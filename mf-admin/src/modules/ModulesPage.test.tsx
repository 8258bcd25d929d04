import type { ModuleOverview, ProvingReport, ReleaseEntry } from '@bidwright/contract-shell';
import { renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../api.ts';
import module from '../module.tsx';
import { type Answer, answering } from '../testing/answering.ts';
import { lastDays } from './health.ts';

const label = (text: string) => ({ en: text, fr: text, ro: text, zh: text });
const today = lastDays().at(-1) ?? '';
const version = (name: string, dateCreated = 1_760_000_000) => ({
  version: name,
  dateCreated,
  requests: 0,
  p95: null,
  proving: null,
});
const plain: Omit<ModuleOverview, 'name' | 'title'> = {
  active: '1.0.0',
  since: 1_760_000_000,
  before: null,
  stage: null,
  versions: [version('1.0.0')],
  requests: [],
  failures: [],
};

const failing: ModuleOverview = {
  ...plain,
  name: 'ftes',
  title: label('FTE allocations'),
  active: '1.1.0',
  before: '1.0.0',
  versions: [
    { ...version('1.1.0'), requests: 1204, p95: 112 },
    { ...version('1.0.0'), requests: 30, p95: 64 },
  ],
  requests: [600, 634],
  failures: [{ version: '1.1.0', kind: 'chunk', day: today, count: 12, page: '/user/ftes/…', message: 'No answer' }],
};

const modules: ModuleOverview[] = [
  failing,
  {
    ...plain,
    name: 'opportunities',
    title: label('Opportunities'),
    versions: [version('1.8.0'), version('1.0.0')],
  },
  { ...plain, name: 'samples', title: label('Samples'), active: null },
  { ...plain, name: 'shell', title: label('Shell'), before: '0.9.0' },
];

const releases: ReleaseEntry[] = [
  {
    id: 'r1',
    dateCreated: 1_760_000_000,
    by: 'Priya Raman',
    reason: 'Faster grid',
    changes: [{ name: 'ftes', version: '1.1.0', previous: '1.0.0' }],
  },
];

/** The registry: what it answers to each call, and what it was asked. */
const answers = new Map<string, Answer>();
const asked: { changes: object[]; reason: string; unproven: string | null }[] = [];

answering((call, text) => {
  if (call === 'activate') asked.push(JSON.parse(text));
  return answers.get(call) ?? { status: 404, body: {} };
});

beforeEach(() => {
  asked.length = 0;
  answers.set('overview', { body: { data: { modules } } });
  answers.set('history', { body: { data: { releases } } });
  answers.set('activate', { body: { data: { changes: [] } } });
  store.dispatch(shell.util.resetApiState());
});

const open = async () => {
  const page = await renderModule(module, '/admin/modules');
  await screen.findByText('4 modules, 3 active');
  // The list stands a moment after the title.
  await screen.findByRole('row', { name: /FTE allocations/ });
  return page;
};

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Switch versions?' }));

test('says what is on, what is ready, and what fails in browsers', async () => {
  await open();
  expect(rowOf('FTE allocations').getByText('12 failures today')).toBeVisible();
  expect(rowOf('Opportunities').getByText('1.8.0 ready')).toBeVisible();
  expect(rowOf('Opportunities').getByText('Healthy')).toBeVisible();
  expect(rowOf('Samples').getByText('Not active')).toBeVisible();
  expect(rowOf('Shell').getByRole('button', { name: 'Roll back' })).toBeVisible();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(/failed 12 times in people's browsers today/)).toBeVisible();
});

test('the shell is switched as modules are, and never off', async () => {
  const { user } = await open();
  await user.click(rowOf('Shell').getByText('Shell'));
  const panel = within(await screen.findByRole('dialog', { name: 'Shell' }));
  expect(panel.getByText(/it cannot be switched off/)).toBeVisible();
  expect(panel.queryByRole('button', { name: /Switch off/ })).toBeNull();
});

test('says how often the service of a module was asked, and how long that took, by version', async () => {
  const { user } = await open();
  await user.click(rowOf('FTE allocations').getByText('FTE allocations'));
  const panel = within(await screen.findByRole('dialog', { name: 'FTE allocations' }));
  expect(panel.getByText(/1,204 requests in 24 h, p95 112 ms/)).toBeVisible();
  expect(panel.getByText(/30 requests in 24 h, p95 64 ms/)).toBeVisible();
});

test('rolls back from the alert, with a reason', async () => {
  const { user, alerts } = await open();
  await user.click(screen.getByRole('button', { name: 'Roll back to 1.0.0' }));
  expect(dialog().getByRole('combobox', { name: /FTE allocations/ })).toHaveTextContent('1.0.0');
  await user.click(dialog().getByRole('button', { name: 'Switch versions' }));
  expect(dialog().getAllByText('This field is required')[0]).toBeVisible();
  expect(asked).toEqual([]);

  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'The grid stays empty');
  await user.click(dialog().getByRole('button', { name: 'Switch versions' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: '1 module switched' }]));
  expect(asked).toEqual([
    {
      changes: [{ name: 'ftes', version: '1.0.0', expected: '1.1.0' }],
      reason: 'The grid stays empty',
      unproven: null,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('switches several at once; what does not fit is said and nothing is lost', async () => {
  const { user } = await open();
  answers.set('activate', {
    status: 422,
    body: {
      errorInfo: {
        code: 'refused',
        message: 'Refused',
        reasons: [{ code: 'unknown-slot', path: 'file.slots[0].slot', message: 'ftes offers no slot ftes/x/v1' }],
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Switch versions' }));
  for (const [name, wanted] of [
    ['Opportunities', '1.8.0'],
    ['Samples', '1.0.0'],
  ] as const) {
    await user.click(dialog().getByRole('button', { name: 'Add another module' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await user.click(dialog().getByRole('combobox', { name: new RegExp(name) }));
    await user.click(await screen.findByRole('option', { name: wanted }));
  }
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Release of November');
  await user.click(dialog().getByRole('button', { name: 'Switch versions' }));
  expect(await dialog().findByText(/These versions are not compatible/)).toBeVisible();
  expect(dialog().getByText('ftes offers no slot ftes/x/v1')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: /Reason/ })).toHaveValue('Release of November');
  expect(asked[0]?.changes).toEqual([
    { name: 'opportunities', version: '1.8.0', expected: '1.0.0' },
    { name: 'samples', version: '1.0.0', expected: null },
  ]);

  answers.set('activate', { status: 409, body: { errorInfo: { code: 'race', message: 'Race' } } });
  await user.click(dialog().getByRole('button', { name: 'Switch versions' }));
  expect(await dialog().findByText(/Someone else switched a module in the meantime/)).toBeVisible();
});

test('a module shows its versions, its failures and who switched it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'See failures' }));
  const panel = within(screen.getByRole('dialog', { name: 'FTE allocations' }));
  expect(panel.getByText('A part did not load')).toBeVisible();
  expect(panel.getByText('12 ×')).toBeVisible();
  expect(await panel.findByText('Faster grid')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Switch off 1.1.0' }));
  expect(dialog().getByRole('combobox', { name: /FTE allocations/ })).toHaveTextContent('Switched off');
});

test('a failure tells, where that is asked for, its place in the sources and in what a browser it was', async () => {
  const frames = [
    { source: 'mf-ftes/src/Year.tsx', line: 5, column: 3, isMapped: true },
    { source: '136.js', line: 1, column: 9, isMapped: false },
  ];
  const seen = {
    browser: 'Firefox',
    system: 'Linux',
    roles: ['Team Lead'],
    language: 'fr',
    mode: 'dark',
    shell: '2.0.0',
  };
  answers.set('failure', { body: { data: { frames, ...seen } } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'See failures' }));
  const panel = within(screen.getByRole('dialog', { name: 'FTE allocations' }));
  await user.click(panel.getByRole('button', { name: /^Failure details: A part did not load/ }));
  expect(await panel.findByText(/mf-ftes\/src\/Year.tsx:5:3/)).toHaveTextContent('136.js:1:9 (built file)');
  expect(panel.getByText('Firefox, Linux')).toBeVisible();
  expect(panel.getByText('French, dark')).toBeVisible();
  expect(panel.getByText('shell 2.0.0')).toBeVisible();
});

test('the history of all says who, when and why; a list that fails is tried again', async () => {
  answers.set('overview', { status: 503, body: { errorInfo: { code: 'busy', message: 'Busy' } } });
  const { user } = await renderModule(module, '/admin/modules');
  expect(await screen.findByText('Modules did not load')).toBeVisible();
  answers.set('overview', { body: { data: { modules } } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const panel = within(screen.getByRole('dialog', { name: 'History' }));
  expect(await panel.findByText(/FTE allocations:/)).toBeVisible();
  expect(panel.getByText('Priya Raman')).toBeVisible();
});

const fault = {
  kind: 'error' as const,
  page: '/user/ftes/me',
  role: 'User',
  language: 'zh',
  mode: 'dark',
  direction: 'rtl',
  phone: true,
  message: 'no such field',
  stack: 'at Grid (1:2)',
};

const proving: ProvingReport = {
  id: 'p1',
  state: 'refused',
  opened: 12,
  planned: 40,
  notOpened: ['/user/ftes/reports/:id'],
  faults: [fault],
  hasPicture: true,
  dateCreated: 1_760_000_000,
  dateEnded: 1_760_000_041,
};

/** The panel of a module whose newest version a browser has tried. */
const openTried = async (change: Partial<ProvingReport>) => {
  const tried = { ...version('1.2.0'), proving: { ...proving, ...change } };
  const module = { ...failing, versions: [tried, ...failing.versions] };
  answers.set('overview', { body: { data: { modules: [module, ...modules.slice(1)] } } });
  const { user, alerts } = await open();
  await user.click(rowOf('FTE allocations').getByText('FTE allocations'));
  return { user, alerts, panel: within(await screen.findByRole('dialog', { name: 'FTE allocations' })) };
};

test('says what a browser found in a version, with the page and the stack, and switches it on all the same', async () => {
  const { user, panel } = await openTried({});
  expect(panel.getByText(/failed for role User/)).toHaveTextContent(
    'Refused: /user/ftes/me failed for role User (zh, dark, right to left, phone)',
  );
  await user.click(panel.getByRole('button', { name: 'View test results' }));
  const found = within(screen.getByRole('dialog', { name: 'Test results for 1.2.0' }));
  expect(found.getByRole('img')).toHaveAttribute('src', '/api/shell/modules/provings/p1/picture');
  expect(found.getByText('at Grid (1:2)')).toBeVisible();
  expect(found.getByText(/no record was found: \/user\/ftes\/reports\/:id/)).toBeVisible();
  await user.click(found.getByRole('button', { name: 'Close' }));
  await user.click(panel.getByRole('button', { name: 'Switch on without a test…' }));
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Nobody uses it on a phone');
  await user.click(dialog().getByRole('button', { name: 'Switch versions' }));
  const reason = 'Nobody uses it on a phone';
  await waitFor(() =>
    expect(asked).toEqual([
      { changes: [{ name: 'ftes', version: '1.2.0', expected: '1.1.0' }], reason, unproven: reason },
    ]),
  );
});

test('tells how far the browser is, how it ended, and that a version waits for it', async () => {
  const { panel, user, alerts } = await openTried({ state: 'proven', faults: [] });
  expect(panel.getByText(/Proven/)).toHaveTextContent(/Proven .* · 12 pages in 41 s/);
  answers.set('activate', { status: 202, body: { data: { proving: 'p2' } } });
  await user.click(panel.getByRole('button', { name: 'Activate 1.2.0' }));
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Faster');
  await user.click(dialog().getByRole('button', { name: 'Switch versions' }));
  await waitFor(() => expect(alerts[0]?.text).toMatch(/The new version is tested in a browser first/));
  expect(asked).toMatchObject([{ reason: 'Faster', unproven: null }]);
});

test.each([
  [{ state: 'running' as const, dateEnded: null, faults: [] }, '12 of 40 pages tested'],
  [{ state: 'unproven' as const, faults: [] }, /Not proven: switched on without a browser/],
  [{ faults: [{ ...fault, page: '', message: 'It took longer than 60 s' }] }, 'Refused: It took longer than 60 s'],
])('of %j it says %s', async (change, said) => {
  const { panel } = await openTried(change);
  expect(panel.getByText(said)).toBeVisible();
});
