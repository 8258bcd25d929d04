import type { Person } from '@bidwright/contract-kit';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import module from '../../module.tsx';
import { PeopleActions } from '../PeopleActions.tsx';

const job = { col: 'leaves', state: 'done', done: 2, total: 2, by: null, dateCreated: 0 };
const unknown = (given: string) => ({ key: 'import.unknownName', values: { given }, message: given });

/** The fields of the row that is refused. */
let faults: Record<string, ReturnType<typeof unknown>>;

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([], {
    ...Object.fromEntries(
      [
        ['leave.csv', ['person', 'firstDay', 'lastDay']],
        ['skills.csv', ['Person', 'Skill', 'Level']],
      ].map(([name, columns]) => [`ftes/files/imports?name=${name}`, () => ({ id: 'file', name, rows: 2, columns })]),
    ),
    'admin/create': () => 'made',
    'ftes/tryImport': ({ col }) => ({
      ...job,
      col,
      id: 'trial',
      kind: 'tryImport',
      counts: { created: 1, refused: 1 },
    }),
    'ftes/runImport': () => ({ ...job, id: 'run', kind: 'import', counts: { created: 1, refused: 1 } }),
    'ftes/getJob': ({ id }) => ({
      ...job,
      id,
      kind: id === 'run' ? 'import' : 'tryImport',
      counts: { created: 1, refused: 1 },
    }),
    'ftes/getJobResults': () => [{ id: null, row: 3, outcome: 'refused', fields: faults }],
  });
});
afterAll(() => server.close());

beforeEach(() => {
  server.asks.length = 0;
});

const asked = () => server.asks.map(({ call }) => call).filter((call) => call.endsWith('Import'));

/** What was sent with a call, each time that it was made. */
const bodies = (call: string) => server.asks.flatMap((ask) => (ask.call === call ? [ask.body] : []));

test('a table is tried first, names each row that is refused, and then comes in', async () => {
  faults = { person: unknown('Nobody') };
  const { messages, Provider } = module;
  const { user } = await renderInShell(<PeopleActions />, { messages, Provider });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import leave' }));
  const dialog = within(await screen.findByRole('dialog'));
  const table = new File(['person,firstDay,lastDay\n'], 'leave.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('File'), table);
  expect(await dialog.findByText('1 refused')).toBeVisible();
  expect((await dialog.findByText('Row 3')).closest('li')).toHaveTextContent(/^Row 3 person: /);
  expect(asked()).toEqual(['tryImport']);
  await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
  expect(await dialog.findByRole('button', { name: 'Close' })).toBeVisible();
  expect(asked()).toEqual(['tryImport', 'runImport']);
});

test('what people can do comes in as a table, and skills that are on no list are added', async () => {
  faults = { Skill: unknown('Hydrology') };
  const { messages, Provider } = module;
  const { user } = await renderInShell(<PeopleActions />, { messages, Provider });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import skills' }));
  const dialog = within(await screen.findByRole('dialog'));
  const table = new File(['Person,Skill,Level\n'], 'skills.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('File'), table);
  await user.click(await dialog.findByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(asked()).toEqual(['tryImport', 'tryImport']));
  expect(bodies('create')).toMatchObject([{ col: 'skills', name: 'Hydrology' }]);
  const mapping = { Person: 'person', Skill: 'skill', Level: 'level' };
  // Whoever keeps such a table writes the words that stand on the page.
  const meanings = { level: { Basic: '1', Working: '2', Advanced: '3', Expert: '4' } };
  expect(bodies('tryImport')).toMatchObject([
    { col: 'personSkills', mapping, meanings },
    { col: 'personSkills', mapping, meanings },
  ]);
});

const operations: Person = {
  id: 'op',
  name: 'Olga Op',
  email: 'olga@example.com',
  permissions: ['Operations'],
  teams: [],
};

const show = (person: Person) => {
  const { messages, Provider } = module;
  return renderInShell(<PeopleActions />, { messages, Provider, person });
};

/** What the menu of tables offers. */
const imports = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const offered = await screen.findAllByRole('menuitem');
  return offered.map(({ textContent }) => textContent);
};

test('who may bring hours in finds the way there; who may not does not', async () => {
  const { user, address } = await show(operations);
  expect(await imports(user)).toEqual(['Import hours', 'Import leave', 'Import skills']);
  await user.click(screen.getByRole('menuitem', { name: 'Import hours' }));
  await waitFor(() => expect(address()).toBe('/user/ftes/import-hours'));
  cleanup();
  const manager = await show({ ...operations, permissions: ['Project Manager'], showActuals: true });
  expect(await imports(manager.user)).toEqual(['Import leave', 'Import skills']);
});
