import { skills } from '@bidwright/contract-admin';
import { personSkills } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, ftes, store } from '../api.ts';
import module from '../module.tsx';
import { SkillsCard } from './SkillsCard.tsx';

const kept = { version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
const ann = { id: 'ann', name: 'Ann Lee' };
const self: Person = { ...ann, email: 'ann@example.com', permissions: ['User'], teams: [] };
const lead: Person = { ...self, id: 'lead', name: 'Lea Diaz', permissions: ['Team Lead'] };

const skill = (id: string, name: string) => ({ ...emptyInput(skills), ...kept, id, name });
const list = [skill('gis', 'GIS'), skill('python', 'Python'), skill('sql', 'SQL')];
const knows = (id: string, name: string, level: number, more: object = {}) => ({
  ...emptyInput(personSkills),
  ...kept,
  id: `ann-${id}`,
  person: ann,
  skill: { id, name },
  level,
  ...more,
});

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  for (const api of [ftes, admin]) store.dispatch(api.util.resetApiState());
  server = await callServer([
    { of: skills, records: [...list] },
    {
      of: personSkills,
      records: [
        knows('gis', 'GIS', 2),
        knows('python', 'Python', 4, { status: 'Inactive' }),
        // Nobody offers it any more.
        knows('cobol', 'COBOL', 4),
      ],
    },
  ]);
});
afterEach(() => server.close());

const { messages, Provider } = module;
const show = (person: Person) => renderInShell(<SkillsCard person={ann} />, { messages, Provider, person });
const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const written = () => server.asks.filter(({ call }) => call === 'create' || call === 'update');

test('everyone keeps the own: another level, one taken back, and undone', async () => {
  const { user, alerts } = await show(self);
  expect(await screen.findByText('GIS')).toBeVisible();
  expect(shown()).toEqual(['GISWorking']);
  await user.click(screen.getByRole('button', { name: 'GIS: Working. Change the level' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Expert' }));
  expect(await screen.findByRole('button', { name: 'GIS: Expert. Change the level' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove GIS' }));
  expect(await screen.findByText(/^No skills yet/)).toBeVisible();
  const [alert] = alerts;
  expect(alert).toMatchObject({ severity: 'success', text: 'GIS removed' });
  alert?.action?.run();
  expect(await screen.findByText('GIS')).toBeVisible();
  expect(written().map(({ body }) => [body.id, body.level ?? body.status])).toEqual([
    ['ann-gis', 4],
    ['ann-gis', 'Inactive'],
    ['ann-gis', 'Active'],
  ]);
});

test('what is added is chosen among the firm’s; what was taken back is taken up again', async () => {
  const { user } = await show(self);
  const add = async (name: string, level: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add skill' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /^Skill/ }));
    // What the person has already, and what the person may not make, is not offered.
    expect(screen.queryByRole('option', { name: /GIS|Add New/ })).toBeNull();
    await user.click(await screen.findByRole('option', { name }));
    await user.click(dialog.getByRole('combobox', { name: /^Level/ }));
    await user.click(await screen.findByRole('option', { name: level }));
    await user.click(dialog.getByRole('button', { name: 'Add skill' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await screen.findByText('GIS');
  await add('Python', 'Basic');
  await screen.findByText('Python');
  await add('SQL', 'Advanced');
  await screen.findByText('SQL');
  expect(shown()).toEqual(['GISWorking', 'PythonBasic', 'SQLAdvanced']);
  expect(written().map(({ call, body }) => [call, body.id, body.level])).toEqual([
    ['update', 'ann-python', 1],
    ['create', undefined, 3],
  ]);
});

test('a lead adds a skill that nobody has named yet', async () => {
  const { user } = await show(lead);
  await screen.findByText('GIS');
  await user.click(await screen.findByRole('button', { name: 'Add skill' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /^Skill/ }), 'Hydraulics');
  await user.click(await screen.findByRole('option', { name: '-- Add New Skill --' }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Skill/ })).toHaveValue('Hydraulics'));
  await user.click(dialog.getByRole('button', { name: 'Add skill' }));
  expect(await screen.findByText('Hydraulics')).toBeVisible();
  expect(written().map(({ col }) => col)).toEqual(['skills', 'personSkills']);
});

test('what is refused is said', async () => {
  const { user, alerts } = await show(lead);
  server.refuseNext('update', 409, { code: 'conflict', message: 'Somebody else has changed level in the meantime' });
  await user.click(await screen.findByRole('button', { name: 'GIS: Working. Change the level' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Expert' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error' }]));
  expect(shown()).toEqual(['GISWorking']);
});

test('of others, who staffs no bids sees none of it', async () => {
  await show({ ...self, id: 'eve', name: 'Eve' });
  expect(screen.queryByText('Skills')).toBeNull();
  expect(server.asks.filter(({ col }) => col === 'personSkills')).toEqual([]);
});
