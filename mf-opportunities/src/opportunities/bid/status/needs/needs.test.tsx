import { opportunityStatus } from '@bidwright/contract-admin';
import { documents, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bids, store } from '../../../../api.ts';
import module from '../../../../module.tsx';
import { fill, press } from '../../../../testing/hands.ts';
import { bid, lookups, people, pointing, status } from '../../../../testing/samples.ts';

const asking = { ...status.submitted, requiredFields: ['nickname', 'expectedAwardDate'], requiredDocuments: ['rfp'] };
let record: ReturnType<typeof bid>;
let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(() =>
  Promise.all([
    import('../../record/OpportunityPage.tsx'),
    import('../StatusDialog.tsx'),
    import('../../../bids/list/OpportunitiesPage.tsx'),
    import('../../../bids/columns/CellEditor.tsx'),
  ]),
);

beforeEach(async () => {
  record = bid('one', { nickname: null, expectedAwardDate: '2027-03-01', opportunityStatus: pointing(status.writing) });
  const lists = lookups().map((list) =>
    list.of === opportunityStatus ? { ...list, records: [status.writing, asking] } : list,
  );
  server = await callServer([{ of: opportunities, records: [record] }, { of: documents, records: [] }, ...lists]);
});
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

const choose = async (form: HTMLElement, user: Awaited<ReturnType<typeof renderModule>>['user']) => {
  await user.click(within(form).getByLabelText(/^Status/));
  await user.click(await screen.findByRole('option', { name: /Submitted/ }));
  return within(await within(form).findByRole('group', { name: 'Required for “Submitted”' }));
};

test('the dialog shows what the chosen status needs and the bid lacks, and saves it with the status', async () => {
  const { user } = await renderModule(module, '/general/opportunities/one', { person: people.admin });
  await user.click(await screen.findByRole('button', { name: /Writing/ }));
  const dialog = await screen.findByRole('dialog');
  const needed = await choose(dialog, user);
  expect(await needed.findByText('Document: RFP')).toBeVisible();
  expect(needed.queryByLabelText(/^Expected award/)).toBeNull();
  await fill(user, /^Nickname/, 'Reef');
  await press(user, 'Change status');
  await waitFor(() => expect(record).toMatchObject({ nickname: 'Reef', opportunityStatus: { name: 'Submitted' } }));
});

test('a move in the list that the status refuses asks for what the bid lacks, and is not lost', async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  const { user } = await renderModule(module, '/general/opportunities', { person: people.admin });
  await waitFor(() => expect(document.querySelector('[data-edit=opportunityStatus]')).not.toBeNull());
  server.refuseNext('update', 422, {
    code: 'status-needs',
    message: 'Submitted needs: Nickname',
    fields: { nickname: { key: 'opportunities.needed', values: { status: 'Submitted' }, message: '' } },
  });
  fireEvent.doubleClick(document.querySelector('[data-edit=opportunityStatus]') as HTMLElement);
  await user.click(await screen.findByText('Submitted', { selector: '[role=menuitemradio] span' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Move .* to Submitted$/ }));
  await dialog.findByLabelText(/^Nickname/);
  await fill(user, /^Nickname/, 'Reef');
  await press(user, 'Move to Submitted');
  await waitFor(() => expect(record).toMatchObject({ nickname: 'Reef', opportunityStatus: { name: 'Submitted' } }));
});

test('the section with the status shows it too, as soon as the status is chosen', async () => {
  const { user } = await renderModule(module, '/general/opportunities/one', { person: people.admin });
  await user.click(await screen.findByLabelText('Edit details', { selector: '[data-keys]' }));
  await screen.findByLabelText(/^Status/);
  const needed = await choose(document.body, user);
  expect(await needed.findByText('Document: RFP')).toBeVisible();
  await fill(user, /^Nickname/, 'Reef');
  await press(user, 'Save changes');
  await waitFor(() => expect(record).toMatchObject({ nickname: 'Reef', opportunityStatus: { name: 'Submitted' } }));
});
