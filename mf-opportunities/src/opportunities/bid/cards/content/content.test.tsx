import { opportunities } from '@bidwright/contract-opportunities';
import { rfpContent, sampleContent } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../../../../module.tsx';
import { bid, lookups, people } from '../../../../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const text = (id: string, title: string, more: object = {}) => ({
  ...sampleContent({ opportunity: { id: 'b1', name: 'Ferry data' }, sectionTitle: { id: `t-${id}`, name: title } }),
  ...kept,
  id,
  ...more,
});
const priya = { id: 'u-priya', name: 'Priya Raman' };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const texts = [
    text('x1', 'Staffing plan', { inReview: { by: priya, at: Date.parse('2026-11-03T10:00:00Z') / 1000 } }),
    text('x2', 'Technical approach'),
  ];
  server = await callServer([
    { of: opportunities, records: [bid('b1', { solicitationName: 'Ferry data' })] },
    { of: rfpContent, records: texts },
    ...lookups(),
  ]);
});
afterAll(() => server.close());

test('a text of the bid that somebody reviews says so where the bid lists it, and no other does', async () => {
  await renderModule(module, '/general/opportunities/b1', { person: people.admin });
  const line = (await screen.findByText('Staffing plan')).closest('li') as HTMLElement;
  expect(await within(line).findByRole('note')).toHaveTextContent(
    'Under review by Priya Raman since Nov 3, 2026; it may change.',
  );
  const other = screen.getByText('Technical approach').closest('li') as HTMLElement;
  expect(within(other).queryByText(/^Under review/)).toBeNull();
});

test('who may not read the library neither sees its texts nor asks for them', async () => {
  const before = server.asks.length;
  await renderModule(module, '/general/opportunities/b1', { person: people.lead });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ferry data' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Decisions' })).toBeVisible();
  expect(screen.queryByText('RFP content')).toBeNull();
  expect(server.asks.slice(before).filter(({ service }) => service === 'rfp-library')).toEqual([]);
});
