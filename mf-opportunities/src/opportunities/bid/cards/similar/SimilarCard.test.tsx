import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { bids, store } from '../../../../api.ts';
import module from '../../../../module.tsx';
import { bid, lookups, people, pointing, status } from '../../../../testing/samples.ts';
import { SimilarCard } from './SimilarCard.tsx';

const ours = { client: { id: 'c-port', name: 'Port Authority' }, projectType: { id: 't-data', name: 'Data' } };
const theirs = { client: { id: 'c-coast', name: 'Coastal Office' }, projectType: { id: 't-law', name: 'Law' } };
const won = { opportunityStatus: pointing(status.won) };
const lost = { opportunityStatus: pointing(status.lost) };
const here = bid('here', { ...ours, solicitationName: 'Ferry data' });

let server: Awaited<ReturnType<typeof callServer>>;
const show = async (...others: object[]) => {
  server = await callServer([{ of: opportunities, records: [here, ...others] }, ...lookups()]);
  const { messages, Provider } = module;
  await renderInShell(<SimilarCard record={here} />, { messages, Provider, person: people.lead });
};
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

test('bids that are over stand with year and end: those of the client first, others with whose they were', async () => {
  await show(
    bid('kind', {
      ...theirs,
      projectType: ours.projectType,
      ...lost,
      solicitationName: 'Tide tables',
      dueDate: '2025-05-01',
    }),
    bid('client', { ...theirs, client: ours.client, ...won, solicitationName: 'Port law', dueDate: '2023-05-01' }),
    bid('open', { ...ours, solicitationName: 'Still open' }),
    bid('archived', { ...ours, ...won, solicitationName: 'Archived', status: 'Inactive' }),
    bid('other', { ...theirs, ...won, solicitationName: 'Another kind' }),
  );
  await screen.findByText('Port law');
  const card = screen.getByText('Similar past bids').closest('section') as HTMLElement;
  expect([...card.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Port law.*2023.*Won$/),
    expect.stringMatching(/^Tide tablesCoastal Office.*2025.*Lost$/),
  ]);
  expect(screen.getByText('Port law').closest('a')).toHaveAttribute('href', '/general/opportunities/client');
});

test('where there is none it says so', async () => {
  await show(bid('other', { ...theirs, ...won }));
  expect(await screen.findByText('No past bids for this client or project type')).toBeVisible();
});
