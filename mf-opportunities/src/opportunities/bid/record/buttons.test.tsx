import { projections } from '@bidwright/contract-ftes';
import { documents, opportunities, parts } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people } from '../../../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const decision = { ...parts.decisions.input.getDefault(), ...kept, id: 'd1', kind: 'Go', decidedOn: '2026-11-03' };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const record = { ...bid('b1', { solicitationName: 'Ferry data' }), decisions: [decision] };
  const again = bid('again', { isRecompete: true, originalOpportunity: { id: 'b1', name: 'Ferry data' } });
  const none = [rfpContent, documents, projections].map((of) => ({ of, records: [] }));
  server = await callServer([{ of: opportunities, records: [record, again] }, ...none, ...lookups()]);
});
afterAll(() => server.close());

/** What the buttons of a card say, by its title. */
const buttons = () =>
  Object.fromEntries(
    [...document.querySelectorAll('section')].flatMap((section) => {
      const title = section.querySelector('h2')?.textContent;
      const all = [...section.querySelectorAll('button, a[role=button], a.MuiButton-root')];
      return title ? [[title, all.map(({ textContent }) => textContent).filter(Boolean)]] : [];
    }),
  );

test('each card has the buttons of the specification and no others; Send Email stands on decisions alone', async () => {
  await renderModule(module, '/general/opportunities/b1', { person: people.admin });
  await screen.findByText('Send Email');
  await waitFor(() =>
    expect(buttons()).toMatchObject({
      Details: ['Edit'],
      Teams: ['Edit'],
      Budget: ['Edit'],
      Documents: ['Add'],
      Decisions: ['Add', 'Send Email'],
      Contacts: ['Add'],
      Projections: ['Open projections'],
      'RFP content': ['Add', 'Edit'],
      'Actual costs': [],
    }),
  );
  expect(screen.getAllByText('Send Email')).toHaveLength(1);
});

test('texts of the library are added and edited in the library, which is told of the bid', async () => {
  await renderModule(module, '/general/opportunities/b1', { person: people.admin });
  const query = '?opportunity=b1%7EFerry+data';
  expect(await screen.findByLabelText('Add text of this bid')).toHaveAttribute(
    'href',
    `/rfp-content-library/new${query}`,
  );
  expect(screen.getByLabelText('Edit texts of this bid')).toHaveAttribute('href', `/rfp-content-library${query}`);
  expect(screen.queryByText('Texts of the original bid')).toBeNull();
});

test('a recompete leads to the texts of the bid that it follows, to be used again', async () => {
  await renderModule(module, '/general/opportunities/again', { person: people.admin });
  expect((await screen.findByText('Texts of the original bid')).closest('a')).toHaveAttribute(
    'href',
    '/rfp-content-library?opportunity=b1%7EFerry+data',
  );
});
