import { addDays } from '@bidwright/contract-kit/days';
import {
  documents,
  opportunities,
  type ProposalPlan,
  parts,
  sampleSection,
  sampleStep,
} from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { today } from '@bidwright/remote-kit/ui';
import { screen } from '@testing-library/react';
import module from '../../../../module.tsx';
import { bid, lookups, people, pointing, status } from '../../../../testing/samples.ts';
import { StandingCards } from './StandingCards.tsx';

const manager = { id: 'max', name: 'Max' };
const inDays = (days: number) => addDays(today(), days);
const now = Math.floor(Date.now() / 1000);
const decided = (kind: string, days: number) => ({
  ...parts.decisions.input.getDefault(),
  id: kind,
  kind,
  decidedOn: inDays(days),
  dateCreated: now,
});
const open = {
  ...bid('open', { dueDate: inDays(5), rfpManager: manager, decisionDueDate: inDays(-2) }),
  dateUpdated: now,
  changeLog: [],
  decisions: [decided('Go', -4), decided('No-go', -3)],
};
const lost = {
  ...bid('lost', { opportunityStatus: pointing(status.lost), winningFirm: manager }),
  changeLog: [],
  decisions: [],
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const records = [open, lost, bid('near', { dueDate: inDays(9), rfpManager: manager })];
  const rfp = { ...documents.input.getDefault(), id: 'd', opportunityId: 'open', status: 'Active', version: 1 };
  server = await callServer(
    [
      { of: opportunities, records },
      { of: documents, records: [{ ...rfp, documentType: { value: 'rfp', label: 'RFP' } }] },
      ...lookups(),
    ],
    { 'opportunities/paces': () => [{ status: status.writing.id, size: 1, days: 8 }] },
  );
});
afterAll(() => server.close());

const { messages, Provider } = module;
const show = (record: typeof open | typeof lost) =>
  renderInShell(<StandingCards record={record} />, { messages, Provider, person: people.lead });
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a bid says in words why it may not be ready, and what it lacks', async () => {
  await show(open);
  await screen.findByText('Deadline risk');
  expect(items()).toEqual([
    '5 days left+25',
    'Bids like it took 8 days from this status to being sent+12',
    'Go/no-go was due 2 days ago, and no Go is in force+12',
    'One thing is missing for this status+8',
    'The manager has another bid due within a week of it+6',
    'Chance',
  ]);
});

test('a bid that is lost is at no risk any more, and lacks other things', async () => {
  await show(lost);
  await screen.findByText('Missing for this status');
  expect(screen.queryByText('Deadline risk')).toBeNull();
  expect(items()).toEqual(['Winning amount', 'Notes on loss or drop', 'Points lost on sections']);
});
