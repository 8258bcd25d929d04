import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, owner, people, pointing, team } from '../../../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000 };
const { id, name } = people.lead;
const records = [
  {
    ...bid('one', { solicitationName: 'Soil survey', dueDate: '2026-11-10' }),
    followers: [{ ...kept, id: 'f1', addedBy: { id, name } }] as object[],
  },
  {
    ...bid('two', {
      solicitationName: 'Ferry study',
      dueDate: '2026-11-20',
      opportunityOwner: pointing(owner.marcus),
      ownerUser: { id, name },
      teamsInvolved: [pointing(team.health)],
    }),
    followers: [] as object[],
  },
];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 9999) <= 1440,
    }) as MediaQueryList;
  await Promise.all([import('../list/OpportunitiesPage.tsx'), import('./RowMenu.tsx')]);
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/followed': () => records.filter(({ followers }) => followers.length > 0).map((bid) => bid.id),
  });
});
afterAll(() => server.close());

const open = (address = '', person = people.lead) =>
  renderModule(module, `/general/opportunities${address}`, { person });
const named = (text: string) => screen.findByText(text, { selector: '[data-opener] *, [data-opener]' });
const items = () => Array.from(document.querySelectorAll('[role=menuitem]'), ({ textContent }) => textContent);

test('arrow keys lead from a row to its menu, which offers what the person may do', async () => {
  const { user } = await open();
  const row = (await named('Soil survey')).closest<HTMLElement>('[data-opener]');
  act(() => row?.focus());
  while (!document.activeElement?.matches('[data-menu]')) await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName('Actions for Soil survey');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName('Actions for Ferry study');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(items()).toEqual(['Open', 'Duplicate', 'Duplicate as recompete', 'Follow', 'Copy link', 'Archive']),
  );
  expect(screen.getByText('Duplicate as recompete').closest('a')).toHaveAttribute(
    'href',
    '/general/opportunities/new?recompete=two',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Actions for Ferry study'));
});

test('who only reads is offered neither copies nor the archive', async () => {
  const { user } = await open('', people.operations);
  await named('Soil survey');
  await user.click(screen.getByLabelText('Actions for Soil survey'));
  await waitFor(() => expect(items()).toEqual(['Open', 'Follow', 'Copy link']));
});

test('the list of what is followed grows and shrinks by the menus of its rows', async () => {
  const { user, alerts } = await open('?followed=yes&status=all');
  await named('Soil survey');
  expect(screen.queryByText('Ferry study')).toBeNull();
  await user.click(screen.getByLabelText('Actions for Soil survey'));
  await user.click(await screen.findByText('Stop following'));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  await waitFor(() => expect(screen.queryByText('Soil survey')).toBeNull());
});
