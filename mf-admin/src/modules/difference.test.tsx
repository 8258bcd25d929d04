import type { ModuleOverview } from '@bidwright/contract-shell';
import { renderModule } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';
import { answering } from '../testing/answering.ts';

const version = (name: string) => ({
  version: name,
  dateCreated: 1_760_000_000,
  requests: 0,
  p95: null,
  proving: null,
});

const ftes: ModuleOverview = {
  name: 'ftes',
  title: { en: 'FTE allocations', fr: 'ETP', ro: 'ENI', zh: '人力' },
  active: '1.0.0',
  since: 1_760_000_000,
  before: null,
  stage: null,
  versions: [version('1.1.0'), version('1.0.0')],
  requests: [],
  failures: [],
};

const asked: string[] = [];
answering((call, text) => {
  if (call !== 'difference') return { body: { data: { modules: [ftes], releases: [] } } };
  asked.push(text);
  const changes = [
    { change: 'added', kind: 'page', name: '/user/load' },
    { change: 'added', kind: 'page', name: '/user/skills' },
    { change: 'changed', kind: 'data', name: 'admin/teams' },
  ];
  return { body: { data: { changes, files: { added: 12, removed: 9, same: 28 } } } };
});

test('whoever switches a version reads what is otherwise in it', async () => {
  const { user } = await renderModule(module, '/admin/modules');
  await user.click(await screen.findByRole('button', { name: /FTE allocations/ }));
  await user.click(await screen.findByRole('button', { name: 'Activate 1.1.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch versions?' }));
  expect(await dialog.findByText('Pages:')).toHaveTextContent('Pages: /user/load and /user/skills');
  expect(dialog.getByText('Data it requests:')).toHaveTextContent('Data it requests: admin/teams');
  expect(dialog.queryByText('Gone')).toBeNull();
  expect(dialog.getByText('12 of 40 files are new')).toBeVisible();
  expect(asked.map((text) => JSON.parse(text))).toEqual([{ name: 'ftes', from: '1.0.0', to: '1.1.0' }]);
});
