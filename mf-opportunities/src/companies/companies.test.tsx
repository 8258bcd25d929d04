import { emptyInput } from '@bidwright/contract-kit';
import { documents, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bids, store } from '../api.ts';
import module from '../module.tsx';
import { bid, lookups, people } from '../testing/samples.ts';
import { ChanceResults } from './ChanceResults.tsx';
import { CompanyBids } from './CompanyBids.tsx';
import { CompanyDocuments } from './CompanyDocuments.tsx';

const heron = { id: 'heron', name: 'Blue Heron' };
const none = { total: 0, won: 0, wonAmount: 0, lost: 0, lostAmount: 0, running: 0, runningAmount: 0 };
const statement = {
  ...emptyInput(documents),
  id: 'd1',
  version: 1,
  dateCreated: 1,
  dateUpdated: 1,
  addedBy: null,
  status: 'Active',
  name: 'No conflict, 2026',
  documentName: 'statement.pdf',
  subContractor: heron,
  documentType: { value: 'conflictOfInterest', label: 'Conflict of interest' },
};
const figures = [
  { role: 'client', ...none },
  { role: 'endClient', ...none },
  {
    role: 'subContractor',
    ...none,
    total: 5,
    won: 2,
    wonAmount: 1_500_000,
    lost: 1,
    running: 1,
    runningAmount: 40_000,
  },
  { role: 'winningFirm', ...none, total: 3, lost: 3, lostAmount: 9 },
];
const calibration = {
  by: 'chance',
  across: null,
  from: null,
  to: null,
  totals: {},
  without: {},
  previous: null,
  rows: [{ key: 'c75', name: '75 %', figures: { closed: 41, won: 25, predicted: 0.75, result: 0.61 } }],
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  const records = [bid('one', { solicitationName: 'Harbor atlas', subContractor: [heron] })];
  server = await callServer([{ of: opportunities, records }, { of: documents, records: [statement] }, ...lookups()], {
    'opportunities/companyBids': () => figures,
    'opportunities/report': () => calibration,
  });
});
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

const { messages, Provider } = module;
const show = (card: React.ReactElement) => renderInShell(card, { messages, Provider, person: people.admin });

test('a company’s bids begin with the part that it has in some, with what they come to', async () => {
  const { user } = await show(<CompanyBids company={heron} />);
  expect(await screen.findByRole('button', { name: 'Subcontractor (5)', pressed: true })).toBeVisible();
  expect(screen.getByText('67%')).toBeVisible();
  expect(await screen.findByText('Harbor atlas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Won against us (3)' }));
  await waitFor(() => expect(screen.queryByText('Win rate')).toBeNull());
  expect(await screen.findByText('No matching bids.')).toBeVisible();
});

test('figures that do not come say so, and come again', async () => {
  server.refuseNext('companyBids', 503, { code: 'busy', message: 'Busy' });
  const { user } = await show(<CompanyBids company={heron} />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Subcontractor (5)' })).toBeVisible();
});

test('a company without documents says so', async () => {
  await show(<CompanyDocuments company={{ id: 'tern', name: 'Tern' }} />);
  expect(await screen.findByText('No documents for this company.')).toBeVisible();
});

test('a company’s documents lead to their files, with what they are for', async () => {
  await show(<CompanyDocuments company={heron} />);
  const link = await screen.findByRole('link', { name: 'No conflict, 2026' });
  expect(link).toHaveAttribute('href', '/api/opportunities/files/d1');
  expect(link.closest('li')).toHaveTextContent('Conflict of interest');
  const asked = server.asks.find(({ call }) => call === 'query');
  expect(asked?.body.where).toContainEqual({ field: 'subContractor', is: 'eq', value: 'heron' });
});

test('chances show how bids with them ended', async () => {
  await show(<ChanceResults />);
  const row = within(await screen.findByRole('row', { name: /75 %/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['41', '25', '75%', '61%']);
});
