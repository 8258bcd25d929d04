import { opportunityStatus } from '@bidwright/contract-admin';
import { opportunities, parts } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bids, store } from '../../../api.ts';
import module from '../../../module.tsx';
import { fill, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const ends = [
  { ...status.lost, id: 'status-no-bid', name: 'No bid', category: 'No-bid', order: 6 },
  { ...status.lost, id: 'status-cancelled', name: 'Cancelled', category: 'Cancelled', order: 7 },
];
let record: ReturnType<typeof bid> & { decisions?: object[] };
let server: Awaited<ReturnType<typeof callServer>>;

// What a page loads when it is asked for would take of the time that the first test waits.
beforeAll(() =>
  Promise.all([
    import('./OpportunitiesPage.tsx'),
    import('../columns/CellEditor.tsx'),
    import('../../bid/status/StatusDialog.tsx'),
  ]),
);

beforeEach(async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  record = bid('one', { solicitationName: 'Soil survey', opportunityStatus: pointing(status.writing) });
  const lists = lookups().map((list) =>
    list.of === opportunityStatus ? { ...list, records: [...list.records, ...ends] } : list,
  );
  server = await callServer([{ of: opportunities, records: [record] }, ...lists]);
});
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

/** Moves the bid to a status in the list, and answers the dialog that asks how it ended. */
const move = async (to: string) => {
  const page = await renderModule(module, '/general/opportunities', { person: people.admin });
  await waitFor(() => expect(document.querySelector('[data-edit=opportunityStatus]')).not.toBeNull());
  fireEvent.doubleClick(document.querySelector('[data-edit=opportunityStatus]') as HTMLElement);
  await page.user.click(await screen.findByText(to, { selector: '[role=menuitemradio] span' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(/^Notes on loss/);
  return {
    ...page,
    dialog,
    labels: [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent?.trim()),
  };
};

test('no bid asks for the day it was decided on and why, and records the day as a decision', async () => {
  const { user, dialog, labels } = await move('No bid');
  expect(dialog).toHaveTextContent('No bid for Soil survey');
  expect(labels).toEqual(['Decided on', 'Notes on loss or drop', 'Also update the status in the RFP library']);
  await fill(user, /^Decided on/, '2026-11-02');
  await fill(user, /^Notes on loss/, 'Too far away');
  await press(user, 'Move to No bid');
  await waitFor(() => expect(record).toMatchObject({ notesLostDropped: 'Too far away' }));
  expect(record.opportunityStatus).toEqual({ id: 'status-no-bid', name: 'No bid' });
  await waitFor(() => expect(record.decisions).toHaveLength(1));
  expect(record.decisions).toMatchObject([
    {
      ...parts.decisions.input.getDefault(),
      kind: 'No-go',
      decidedOn: '2026-11-02',
      decidedBy: pointing(people.admin),
    },
  ]);
});

test('a cancelled bid asks for notes alone, since nobody of the firm decided it', async () => {
  const { user, dialog, labels } = await move('Cancelled');
  expect(dialog).toHaveTextContent('Soil survey is cancelled');
  expect(labels).toEqual(['Notes on loss or drop', 'Also update the status in the RFP library']);
  await fill(user, /^Notes on loss/, 'No money');
  await press(user, 'Move to Cancelled');
  await waitFor(() => expect(record).toMatchObject({ notesLostDropped: 'No money' }));
  expect(record.opportunityStatus.name).toBe('Cancelled');
  expect(record.decisions ?? []).toEqual([]);
});

test.each(['No bid', 'Cancelled'])('%s: all that is asked for may be left out', async (to) => {
  const { user, dialog } = await move(to);
  expect(dialog).toHaveTextContent('The following is optional and can be added later.');
  await press(user, `Move to ${to}`);
  await waitFor(() => expect(record.opportunityStatus.name).toBe(to));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(record).toMatchObject({ notesLostDropped: null });
  expect(record.decisions ?? []).toEqual([]);
});

test('who changes their mind leaves the bid as it was', async () => {
  const { user } = await move('No bid');
  await press(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(record).toMatchObject({ opportunityStatus: pointing(status.writing), version: 1 });
  expect(server.asks.some(({ call }) => call === 'update')).toBe(false);
});
