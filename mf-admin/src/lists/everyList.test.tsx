import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';
import { isMergeable } from './list.ts';
import { lists } from './lists.tsx';

const admins = { modules: [{ name: 'admin', file: { services: [{ name: 'admin' }] } }] };
const entry = { name: 'Tern', version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };

const kept = lists.filter(isMergeable);
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  widthIs(1440);
  server = await callServer(
    lists
      .filter(({ under }) => !under)
      .map(({ collection }) => ({
        of: collection,
        records: [{ ...emptyInput(collection), ...entry, id: `${collection.name}-1`.toLowerCase() }],
      })),
    {
      'shell/modules': () => admins,
      'shell/signIns': () => [],
      'admin/countUses': ({ ids }) => Object.fromEntries((ids as string[]).map((id) => [id, 7])),
      'admin/recordAudit': () => [
        {
          seq: 1,
          at: 1_700_000_000,
          by: 'Ann',
          action: 'changed',
          sub: null,
          changes: [{ field: 'name', from: 'Gull', to: 'Tern' }],
        },
      ],
      'opportunities/report': () => ({ by: 'chance', rows: [], totals: {}, without: {}, previous: null }),
    },
  );
});
afterAll(() => server.close());

test('each list whose entries may become one another is among them', () => {
  expect(kept.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['bpas', 'budget-types', 'section-titles', 'teams']),
  );
});

test.each(kept.map((list) => [list.path, list] as const))(
  '/admin/%s says where an entry is used, what another name changes and who did what; it merges and imports',
  async (path, { collection }) => {
    const { user } = await renderModule(module, `/admin/${path}?record=${collection.name.toLowerCase()}-1`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Tern' }));
    expect(await drawer.findByText('used in 7 records')).toBeVisible();
    await user.type(drawer.getByRole('textbox', { name: /^Name/ }), 's');
    expect(drawer.getByText('Renaming updates the copied name in 7 records')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Merge' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Used in' })).toBeInTheDocument();
    for (const name of ['Import', 'Export', 'Recent merges'])
      expect(screen.getByRole('button', { name, hidden: true })).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Audit' }));
    expect(await drawer.findByText(/^Name:/)).toHaveTextContent('Gull → Tern');
  },
);
