import { chances, opportunityStatus, users } from '@bidwright/contract-admin';
import { type CapacityCall, type Projection, projections, type SavePlansCall } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, changeRecord, renderInShell } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ftes, store } from '../../api.ts';
import module from '../../module.tsx';
import { sampleProjection, sampleStatus } from '../../year/sample.ts';
import { BidProjections } from './BidProjections.tsx';

const kept = { version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
const lead: Person = {
  id: 'lead',
  name: 'Lea Diaz',
  email: 'lea@example.com',
  permissions: ['Team Lead'],
  teams: ['t1'],
  showProjections: true,
};
const ann = { id: 'ann', name: 'Ann Lee' };
const bo = { id: 'bo', name: 'Bo Chen' };

const user = ({ id, name }: typeof ann) => ({
  ...emptyInput(users),
  ...kept,
  id,
  name,
  email: `${id}@example.com`,
  position: 'Engineer',
});

const bid = {
  ...emptyInput(opportunities),
  ...kept,
  id: 'o-Port',
  solicitationName: 'Port plan',
  opportunityStatus: { id: 'Writing', name: 'Writing' },
  teamsInvolved: [{ id: 't1', name: 'Health' }],
  dueDate: '2030-09-30',
  estimatedProjectLength: 4,
};

const chanceOf = (status: string | undefined) => (status === 'Won' ? 1 : 0.5);

/** What people have to do in the four months from January 2031 on. */
const worksOf = (plans: Projection[], person: string) =>
  plans
    .filter(({ fte, status }) => fte?.id === person && status === 'Active')
    .map(({ opportunity, oppStatus, entries }) => ({
      bid: opportunity,
      chance: chanceOf(oppStatus?.id),
      parts: [1, 2, 3, 4].map((month) => entries.find((one) => one.month === month)?.percentAllocated ?? 0),
    }));

const capacityFrom = (plans: Projection[]) => (body: Record<string, unknown>) => {
  const people = (body as unknown as CapacityCall).people ?? [];
  const figures = { committed: [], expected: [], exposure: [], over: [], teams: [] };
  return {
    months: [1, 2, 3, 4].map((month) => ({ year: 2031, month })),
    people: people.map((id) => ({ ...figures, person: { id, name: id }, capacity: 1, works: worksOf(plans, id) })),
  };
};

let plans: Projection[];
let saves: SavePlansCall['plans'][];
let server: Awaited<ReturnType<typeof callServer>>;

const save = (body: Record<string, unknown>) => {
  const sent = (body as unknown as SavePlansCall).plans;
  saves.push(sent);
  for (const [at, plan] of sent.entries()) {
    if ('id' in plan) changeRecord(plans.find(({ id }) => id === plan.id) ?? {}, plan);
    else plans.push({ ...emptyInput(projections), ...kept, ...plan, id: `new-${at}` });
  }
  return sent.map((_, at) => String(at));
};

beforeEach(async () => {
  saves = [];
  plans = [
    sampleProjection('Port', 'Writing', [
      [2031, 1, 0.5],
      [2031, 2, 0.5],
    ]),
    sampleProjection('River gauge', 'Won', [
      [2031, 1, 0.4],
      [2031, 2, 0.4],
    ]),
    sampleProjection('Dam', 'Writing', [[2031, 2, 0.4]]),
  ];
  server = await callServer(
    [
      { of: projections, records: plans },
      { of: opportunities, records: [bid] },
      { of: users, records: [user(ann), user(bo)] },
      { of: chances, records: [] },
      {
        of: opportunityStatus,
        records: [sampleStatus('Won', 'Won', 1), sampleStatus('Writing', 'Open', 0.5)],
      },
    ],
    { 'ftes/capacity': capacityFrom(plans), 'ftes/savePlans': save },
  );
});
afterEach(async () => {
  // What one test has read is nothing to the next.
  store.dispatch(ftes.util.resetApiState());
  await server.close();
});

test('the status in the head is a pie filled by its place in the list, as everywhere', async () => {
  const { container } = await open();
  // Half of a turn: the only open status there is.
  expect(container.querySelector('[data-glyph=Open] path')?.getAttribute('d')).toMatch(/ 7\.00 11\.00Z$/);
});

const open = async (person: Person = lead) => {
  const stage = await renderInShell(<BidProjections bid={{ id: 'o-Port', name: 'Port plan' }} />, {
    ...module,
    person,
  });
  await screen.findByRole('grid');
  await screen.findByText('+10 over');
  return stage;
};

// Roles and names of a whole grid take the library long to work out.
const rowOf = (name: string) => screen.getByText(name, { selector: 'th *' }).closest('tr') as HTMLTableRowElement;
const cellOf = (name: string, month: number) => rowOf(name).cells[month] as HTMLElement;
const headline = () => screen.getByLabelText('If we win this');
const press = (text: string) =>
  screen.getByText(text, { selector: 'button, button *' }).closest('button') as HTMLElement;

test('shows what each month adds up to, and what winning would mean', async () => {
  const { user } = await open();
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('50Σ 90');
  expect(cellOf('Ann Lee', 2)).toHaveTextContent('50+10 over');
  expect(rowOf('FTE this bid')).toHaveTextContent('0.50.50.00.01.0');
  expect(headline()).toHaveTextContent('If we win this, 1 person exceeds 100% in 1 person-month');
  expect(headline()).toHaveTextContent('Worst110%Ann Lee, Feb 2031');
  expect(headline()).toHaveTextContent('P(over 100%)25% → 50%');

  await user.click(press('Worst'));
  expect(headline()).toHaveTextContent('130%');
  await user.click(press('Best'));
  expect(headline()).toHaveTextContent('If we win this, nobody exceeds 100%');
});

test('what is typed counts at once, and is saved by a click', async () => {
  const { user, held, alerts } = await open();
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('80');
  expect(headline()).toHaveTextContent('1 person exceeds 100% in 2 person-months');
  expect(held()).toBe(false);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Draft, 1 change not saved')).toBeVisible();
  expect(held()).toBe(true);
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('80+20 over');

  await user.click(press('Save'));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Projections saved' }]));
  expect(saves).toMatchObject([
    [
      {
        id: plans[0]?.id,
        version: 1,
        entries: [
          { month: 1, percentAllocated: 0.8 },
          { month: 2, percentAllocated: 0.5 },
        ],
      },
    ],
  ]);
  // The page lets go with its next drawing.
  await waitFor(() => expect(held()).toBe(false));
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('80+20 over');
});

test('is worked with keys alone: fill, clear, step, undo, copy and paste', async () => {
  const { user } = await open();
  const row = () => [1, 2, 3, 4].map((month) => cellOf('Ann Lee', month).querySelector('b')?.textContent);
  await user.click(cellOf('Ann Lee', 2));
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
  expect(row()).toEqual(['50', '50', '50', '50']);
  await user.keyboard('{ArrowLeft}{Delete}');
  expect(row()).toEqual(['50', '50', '–', '50']);
  await user.keyboard('{Control>}z{/Control}');
  expect(row()).toEqual(['50', '50', '50', '50']);
  await user.keyboard('{Control>}y{/Control}+');
  expect(row()).toEqual(['50', '50', '5', '50']);
  await user.keyboard('{Home}30{Tab}{Shift>}{ArrowLeft}{/Shift}');
  const copied = new Map<string, string>();
  fireEvent.copy(document.body, { clipboardData: { setData: copied.set.bind(copied) } });
  await user.keyboard('{End}{ArrowLeft}');
  await user.paste(copied.get('text/plain'));
  expect(row()).toEqual(['30', '50', '30', '50']);
  await user.keyboard('900{Enter}');
  expect(screen.getByLabelText('Percent of the month')).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(row()).toEqual(['30', '50', '30', '50']);
  expect(cellOf('Ann Lee', 3)).toHaveFocus();
});

test('people and open roles come in and go out', async () => {
  const { user } = await open();
  await user.click(press('Add person or role'));
  await user.type(screen.getByRole('combobox'), 'Bo{Enter}{Escape}');
  await user.click(press('Add to plan'));
  await user.click(cellOf('Bo Chen', 3));
  await user.keyboard('40{Enter}');

  await user.click(press('Add person or role'));
  await user.click(press('Open role'));
  await user.type(screen.getByLabelText(/^Role/), 'Analyst II');
  await user.click(press('Add to plan'));
  expect(rowOf('Analyst II')).toBeVisible();

  await user.click(screen.getByLabelText('Remove Ann Lee from the plan'));
  await user.click(press('Save'));
  await waitFor(() => expect(saves).toHaveLength(1));
  const opportunity = { id: 'o-Port', name: 'Port plan' };
  expect(saves[0]).toMatchObject([
    { opportunity, fte: bo, entries: [{ year: 2031, month: 3, percentAllocated: 0.4 }] },
    { opportunity, openRole: { title: 'Analyst II', count: 1 }, entries: [] },
    { id: plans[0]?.id, status: 'Inactive' },
  ]);
});

test('a cell tells what its sum is made of', async () => {
  const { user } = await open();
  await user.click(cellOf('Ann Lee', 2));
  const details = await screen.findByText('10 points over capacity');
  const card = details.closest('output');
  expect(card).toHaveTextContent('Ann Lee, Feb 2031110%');
  expect(card).toHaveTextContent('This bid50%River gaugewon work40%Dam40% at 50%20%');
});

test('who saved meanwhile is not written over, and what both changed is asked', async () => {
  const { user } = await open();
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('80{Enter}');
  server.refuseNext('savePlans', 409, { code: 'conflict', message: 'Changed' });
  changeRecord(plans[0] as Projection, {
    entries: [
      { year: 2031, month: 1, monthLabel: 'Jan', percentAllocated: 0.6 },
      { year: 2031, month: 2, monthLabel: 'Feb', percentAllocated: 0.3 },
    ],
  });
  await user.click(press('Save'));
  expect(await screen.findByText('One month was changed by somebody else too')).toBeVisible();
  expect(screen.getByText('Keep mine').closest('[role=alert]')).toHaveTextContent(
    'Ann Lee, Jan 2031: yours 80%, theirs 60%',
  );
  expect(screen.getByText('Nothing was saved')).toBeVisible();
  expect(cellOf('Ann Lee', 2)).toHaveTextContent('30');
  expect(press('Save')).toBeDisabled();

  await user.click(press('Keep mine'));
  await user.click(press('Save'));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject([{ version: 2, entries: [{ percentAllocated: 0.8 }, { percentAllocated: 0.3 }] }]);
});

test('who may not plan this bid reads it', async () => {
  const { user } = await open({ ...lead, teams: ['elsewhere'] });
  expect(screen.getByText('You can read this plan, not change it')).toBeVisible();
  expect(screen.queryByText('Save')).toBeNull();
  expect(screen.queryByText('Add person or role')).toBeNull();
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('80{Enter}{Delete}');
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('50');
  expect(screen.queryByLabelText('Percent of the month')).toBeNull();
});

test('who may not see plans is told so, and nothing is asked', async () => {
  await renderInShell(<BidProjections bid={{ id: 'o-Port', name: 'Port plan' }} />, {
    ...module,
    person: { ...lead, showProjections: false },
  });
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(server.asks).toEqual([]);
});
