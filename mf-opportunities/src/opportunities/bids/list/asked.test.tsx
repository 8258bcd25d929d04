import { called, mayUpdate } from '@bidwright/contract-kit';
import { fieldsToList, type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bids, store } from '../../../api.ts';
import module from '../../../module.tsx';
import { press } from '../../../testing/hands.ts';
import { bid, lookups, owner, people, pointing, status, team } from '../../../testing/samples.ts';
import { columnFieldsOf } from '../columns/shownFields.ts';

const fields = columnFieldsOf(opportunities);

/** Something in every field that a column can show. */
const filled = Object.fromEntries(
  fields.map(({ name, kind, choices }) => {
    const values = {
      date: '2026-11-03',
      number: 7,
      boolean: true,
      reference: { id: `${name}-1`, name: `The ${name}` },
      references: [{ id: `${name}-1`, name: `Some ${name}` }],
      choice: choices?.[0],
    };
    return [name, kind in values ? values[kind as keyof typeof values] : `Text of ${name}`];
  }),
) as Partial<OpportunityInput>;

const known = {
  chance: { id: 'chances-50-', name: '50 %' },
  opportunityOwner: pointing(owner.irene),
  opportunityStatus: pointing(status.writing),
};
let records: ReturnType<typeof bid>[];
let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  localStorage.clear();
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 9999) <= 1440,
    }) as MediaQueryList;
  records = [
    bid('one', { ...filled, ...known, solicitationName: 'Soil survey', teamsInvolved: [pointing(team.health)] }),
    bid('two', { ...known, solicitationName: 'Ferry study', dueDate: '2026-12-20' }),
  ];
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/board': () => [],
  });
});
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

const open = (person = people.admin) => renderModule(module, '/general/opportunities', { person });
const choose = (shown: string[]) =>
  localStorage.setItem(`bidwright.opportunities.columns.${people.admin.id}`, JSON.stringify({ shown }));

/** The fields that the last query for rows named. */
const asked = () =>
  server.asks.findLast(({ call, col, body }) => call === 'query' && col === opportunities.name && !body.total)?.body
    .fields;
const cell = async (field: string, at = 0) => {
  await waitFor(() => expect(document.querySelectorAll(`[data-edit=${field}]`).length).toBeGreaterThan(at));
  return document.querySelectorAll<HTMLElement>(`[data-edit=${field}]`)[at] as HTMLElement;
};

const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;

test('the list asks for what the columns show for which there is room, and for one that is switched on', async () => {
  const { user } = await open();
  await screen.findByText('Soil survey');
  const usual = [
    'solicitationName',
    'solicitationNumber',
    called('client'),
    'opportunityStatus',
    'estimatedBudgetAmount',
    'chance',
    mayUpdate,
    'dueDate',
    'primaryTeam',
    called('opportunityOwner'),
  ];
  expect(asked()).toEqual(usual);
  await user.click(screen.getByLabelText('Columns'));
  await user.click(await screen.findByLabelText('Source'));
  await waitFor(() => expect(rowOf('Soil survey')).toHaveTextContent('The source'));
  // What somebody has chosen is shown on every width of page.
  expect(new Set(asked() as string[])).toEqual(
    new Set([...usual, called('rfpManager'), called('projectType'), called('source')]),
  );
});

test('every column that can be chosen shows what the bid holds', async () => {
  const others = fields.map(({ name }) => name).filter((name) => name !== 'solicitationName');
  choose([...others, 'weighted', 'dateUpdated']);
  await open();
  await screen.findByText('Soil survey');
  const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  const cells = [...rowOf('Soil survey').children];
  const empty = heads.filter((_head, at) => !cells[at]?.textContent && !cells[at]?.querySelector('input, button, svg'));
  expect(empty).toEqual([]);
  expect(heads.length).toBeGreaterThan(others.length);
});

test('what no column shows is not asked for, but what each row needs', async () => {
  const needed = fieldsToList([]);
  choose(['bpa']);
  await open();
  await screen.findByText('The bpa');
  expect(asked()).toEqual([...needed, called('bpa')]);
});

test('whose bids may be changed the service says, with nothing by which it decides', async () => {
  await open(people.lead);
  await cell('dueDate');
  const edited = [...document.querySelectorAll('[data-edit=dueDate]')].map((one) => one.closest('tr')?.textContent);
  expect(edited).toEqual([expect.stringContaining('Soil survey')]);
});

test('a status that asks for more asks for the whole bid first, and says when it does not come', async () => {
  const { user } = await open();
  server.refuseNext('getRecordById', 503, { code: 'down', message: 'The service is down' });
  fireEvent.doubleClick(await cell('opportunityStatus'));
  await user.click(await screen.findByText('Won', { selector: '[role=menuitemradio] span' }));
  await screen.findByText('Soil survey is won');
  expect(await screen.findByText(/The service is down/)).toBeVisible();
  expect(screen.queryByLabelText(/^Contract amount/)).toBeNull();
  await press(user, 'Retry');
  await screen.findByLabelText(/^Contract amount/);
  expect(server.asks.filter(({ call }) => call === 'getRecordById').map(({ body }) => body.id)).toEqual(['one', 'one']);
});

test('a cell of which only the name is known is edited on the whole bid, so that it can be taken back', async () => {
  const { user, alerts } = await open();
  fireEvent.doubleClick(await cell('opportunityOwner', 1));
  await user.click(await screen.findByText('Marcus Adeyemi', { selector: '[role=menuitemradio] span' }));
  await waitFor(() => expect(records[1]?.opportunityOwner).toEqual(pointing(owner.marcus)));
  await waitFor(() => expect(alerts.at(-1)?.action).toBeDefined());
  alerts.at(-1)?.action?.run();
  await waitFor(() => expect(records[1]?.opportunityOwner).toEqual(pointing(owner.irene)));
});
