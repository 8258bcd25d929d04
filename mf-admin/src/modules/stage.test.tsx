import type { ModuleOverview } from '@bidwright/contract-shell';
import { renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../api.ts';
import module from '../module.tsx';
import { answering } from '../testing/answering.ts';

const label = (text: string) => ({ en: text, fr: text, ro: text, zh: text });
const version = (name: string) => ({
  version: name,
  dateCreated: 1_760_000_000,
  requests: 0,
  p95: null,
  proving: null,
});

const staged: ModuleOverview = {
  name: 'ftes',
  title: label('FTE allocations'),
  active: '1.1.0',
  since: 1_760_000_000,
  before: '1.0.0',
  stage: { first: 2, of: 40, ends: 1_760_000_600, rest: '1.0.0' },
  versions: [version('1.1.0'), version('1.0.0')],
  requests: [],
  failures: [],
};
const others: ModuleOverview = { ...staged, name: 'bids', title: label('Bids'), before: null, stage: null };

/** The registry: its modules, how it answers that all people get one, and what it was told. */
let modules: ModuleOverview[] = [];
let refused: object | null = null;
const asked: object[] = [];

answering((call, text) => {
  const isTold = call === 'toAll';
  if (isTold) asked.push(JSON.parse(text));
  if (isTold && refused) return { status: 409, body: { errorInfo: refused } };
  if (isTold) modules = modules.map((one) => ({ ...one, stage: null }));
  return { body: { data: isTold ? { modules: ['ftes'] } : { modules, releases: [] } } };
});

beforeEach(() => {
  asked.length = 0;
  refused = null;
  modules = [staged, others];
  store.dispatch(shell.util.resetApiState());
});

const open = async () => {
  const { user, alerts } = await renderModule(module, '/admin/modules');
  const row = await screen.findByRole('row', { name: /FTE allocations/ });
  expect(within(row).getByText('First stage')).toBeVisible();
  expect(screen.getAllByText('First stage')).toHaveLength(1);
  await user.click(within(row).getByText('FTE allocations'));
  return { user, alerts, panel: within(await screen.findByRole('dialog', { name: 'FTE allocations' })) };
};

test('says who has a version first, until when, and what all others have', async () => {
  const { panel } = await open();
  expect(panel.getByText(/^First stage:/)).toHaveTextContent(
    /^First stage: 2 of 40 people, until Oct 9, 2025.*\. Everyone else has 1\.0\.0\.$/,
  );
  expect(panel.getByRole('button', { name: 'Roll back to 1.0.0' })).toBeVisible();
});

test('gives a version to all at once, with a reason', async () => {
  const { user, alerts, panel } = await open();
  await user.click(panel.getByRole('button', { name: 'To all now…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Release FTE allocations to everyone now?' }));
  await user.click(dialog.getByRole('button', { name: 'To all now' }));
  expect(dialog.getAllByText('This field is required')[0]).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It mends the grid');
  await user.click(dialog.getByRole('button', { name: 'To all now' }));
  await waitFor(() => expect(alerts[0]?.text).toBe('Everyone gets 1.1.0 with their next page'));
  expect(asked).toEqual([{ name: 'ftes', reason: 'It mends the grid' }]);
  await waitFor(() => expect(panel.queryByText(/^First stage:/)).toBeNull());
});

test('says that the stage was over already', async () => {
  refused = { code: 'no-stage', message: 'All people have it' };
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: 'To all now…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Release FTE allocations to everyone now?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It mends the grid');
  await user.click(dialog.getByRole('button', { name: 'To all now' }));
  expect(await dialog.findByText(/The first stage is already over/)).toBeVisible();
});

test('of a module that nobody had before, all others have nothing', async () => {
  modules = [{ ...staged, before: null, stage: { first: 1, of: 1, ends: 1_760_000_600, rest: null } }, others];
  const { panel } = await open();
  expect(panel.getByText(/^First stage:/)).toHaveTextContent(/1 of 1 person, .*Everyone else does not have it yet\.$/);
  expect(panel.queryByRole('button', { name: /Roll back/ })).toBeNull();
});
