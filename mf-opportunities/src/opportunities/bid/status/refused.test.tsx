import { documents, opportunities } from '@bidwright/contract-opportunities';
import { callServer, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { fill, note, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

let record: ReturnType<typeof bid>;
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  record = bid('one', { opportunityStatus: pointing(status.writing) });
  server = await callServer([{ of: opportunities, records: [record] }, { of: documents, records: [] }, ...lookups()]);
});
afterAll(() => server.close());

test('an amount that is none is refused at its field; what the server refuses lands on its field, and all stays', async () => {
  const { user, alerts } = await renderModule(module, '/general/opportunities/one', { person: people.admin });
  await user.click(await screen.findByRole('button', { name: /Writing/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const to = await dialog.findByLabelText(/^Status/);
  await user.click(to);
  await user.click(await screen.findByRole('option', { name: /Lost/ }));
  await screen.findByLabelText(/^Winning amount/);
  await fill(user, /^Winning amount/, 'a lot');
  await press(user, 'Change status');
  await waitFor(() => expect(note(/^Winning amount/)).toBe('Must be a number such as 1,234.5'));
  expect(dialog.getByLabelText(/^Winning amount/)).toHaveValue('a lot');
  expect(server.asks.some(({ call }) => call === 'update')).toBe(false);

  await fill(user, /^Winning amount/, '1200');
  server.refuseNext('update', 422, faultAt('opportunityStatus', 'validation.noRecord'));
  await press(user, 'Change status');
  await waitFor(() => expect(note(/^Status/)).toBe('Record not found'));
  expect(alerts).toMatchObject([{ severity: 'error', text: 'Error Updating Opportunity' }]);
  expect(dialog.getByLabelText(/^Winning amount/)).toHaveDisplayValue(/1,?200/);
  expect(record.opportunityStatus.name).toBe('Writing');
});
