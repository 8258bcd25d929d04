import { documents, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../../../../module.tsx';
import { bid, lookups, people, pointing, status } from '../../../../testing/samples.ts';
import { PartnersCard } from './PartnersCard.tsx';

const lakeshore = { id: 'lakeshore', name: 'Lakeshore GIS' };
const tern = { id: 'tern', name: 'Tern & Co' };
const here = bid('here', { subContractor: [lakeshore, tern] });
const lost = { opportunityStatus: pointing(status.lost), winningFirm: tern };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const records = [
    here,
    bid('same', { solicitationName: 'Harbor atlas', subContractor: [lakeshore] }),
    bid('archived', { solicitationName: 'Old atlas', subContractor: [lakeshore], status: 'Inactive' }),
    bid('l1', { ...lost, solicitationName: 'Lock portal', dueDate: '2024-03-01' }),
    bid('l2', { ...lost, solicitationName: 'Quay survey', dueDate: '2025-03-01' }),
    // Who wins a bid that was never ours to lose competes with nobody.
    bid('nobody', { solicitationName: 'No bid', winningFirm: lakeshore }),
  ];
  server = await callServer([{ of: opportunities, records }, { of: documents, records: [] }, ...lookups()]);
});
afterAll(() => server.close());

const { messages, Provider } = module;
const show = (record: typeof here) =>
  renderInShell(<PartnersCard record={record} />, { messages, Provider, person: people.lead });

const lineOf = async (name: string) => (await screen.findByText(name)).closest('li');

test('partners are shown with where else they work with us, and where they won against us', async () => {
  await show(here);
  expect(await lineOf('Lakeshore GIS')).toHaveTextContent(
    'Lakeshore GISSame client twiceAlso on Harbor atlas (Office of Coastal Statistics)No conflict of interest statement on file',
  );
  expect(await lineOf('Tern & Co')).toHaveTextContent(
    'Tern & CoAlso a competitorWon 2 bids against us, the last Quay survey (2025)',
  );
  expect(screen.getByText('Harbor atlas').closest('a')).toHaveAttribute('href', '/general/opportunities/same');
});

test('a bid without partners has no such card', async () => {
  await show({ ...here, subContractor: [] });
  expect(screen.queryByText('Partners')).toBeNull();
});
