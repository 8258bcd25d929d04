import { opportunityStatus } from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { options } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const { qualifying, writing, ...others } = status;
const records = [
  { ...qualifying, order: 9 },
  { ...writing, status: 'Inactive' },
  { ...writing, id: 'status-gone', name: 'Parked', status: 'Inactive' },
  ...Object.values(others),
];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const lists = lookups().map((list) => (list.of === opportunityStatus ? { ...list, records } : list));
  const record = bid('b1', { opportunityStatus: pointing(writing) });
  server = await callServer([{ of: opportunities, records: [record] }, ...lists]);
});
afterAll(() => server.close());

test('only statuses in use are offered, in the firm’s order; the bid’s own stays', async () => {
  const { user } = await renderModule(module, '/general/opportunities/b1', { person: people.admin });
  await user.click(await screen.findByText('Writing', { selector: '[data-keys] *' }));
  await screen.findByText('Change the status');
  await user.click(screen.getByLabelText(/^Status/));
  await waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Submitted',
      'Won',
      'Lost',
      'Qualifying',
      expect.stringContaining('Writing'),
    ]),
  );
});
