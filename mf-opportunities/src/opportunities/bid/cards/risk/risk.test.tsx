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
import { screen, within } from '@testing-library/react';
import { bids, store } from '../../../../api.ts';
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

/** Of a proposal that is planned: a review that people have named is next, after one that was held. */
const kept = { version: 1, dateCreated: now, dateUpdated: now, addedBy: null };
const planned: ProposalPlan = {
  dueDate: inDays(5),
  sections: [
    { ...sampleSection({ opportunityId: 'open', writer: manager }), ...kept, id: 's1' },
    { ...sampleSection({ opportunityId: 'open', title: 'Price' }), ...kept, id: 's2' },
  ],
  steps: [
    {
      ...sampleStep({ opportunityId: 'open', kind: 'Kick-off', day: inDays(-3), doneOn: inDays(-3) }),
      ...kept,
      id: 't1',
    },
    { ...sampleStep({ opportunityId: 'open', kind: 'Legal', name: 'Counsel', day: inDays(-1) }), ...kept, id: 't2' },
    { ...sampleStep({ opportunityId: 'open', kind: 'Gold team', day: inDays(3) }), ...kept, id: 't3' },
  ],
  holidays: [],
  away: [],
  warnings: [
    { of: 't2', about: 'late', count: 1, usual: null, because: null },
    { of: 's2', about: 'others', count: 2, usual: null, because: null },
  ],
  coverage: { requirements: 7, withWriter: 3, answered: 1, uncovered: 4 },
};
const none = { requirements: 0, withWriter: 0, answered: 0, uncovered: 0 };
const notPlanned: ProposalPlan = { ...planned, sections: [], steps: [], warnings: [], coverage: none };
let plan = notPlanned;

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
    {
      'opportunities/paces': () => [{ status: status.writing.id, size: 1, days: 8 }],
      'opportunities/proposalPlan': () => plan,
    },
  );
});
afterAll(() => server.close());

const { messages, Provider } = module;
const show = (record: typeof open | typeof lost) =>
  renderInShell(<StandingCards record={record} />, { messages, Provider, person: people.lead });
afterEach(() => {
  plan = notPlanned;
  store.dispatch(bids.util.resetApiState());
});
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a bid says in words why it may not be ready, and what it lacks', async () => {
  await show(open);
  await screen.findByText('Deadline risk');
  expect(items()).toEqual([
    '5 days left+25',
    'Similar bids took 8 days from this status to submission+12',
    'Go/no-go decision 2 days overdue+12',
    '1 item missing for this status+8',
    'RFP manager has another bid due within the same week+6',
    'Chance',
  ]);
});

test('a bid that is lost is at no risk any more, and lacks other things', async () => {
  await show(lost);
  await screen.findByText('Missing for this status');
  expect(screen.queryByText('Deadline risk')).toBeNull();
  expect(items()).toEqual(['Winning amount', 'Notes on loss or drop', 'Points lost on sections']);
});

test('how its proposal stands is part of it: what comes next, who writes, and what nobody answers', async () => {
  plan = planned;
  await show(open);
  const card = within(await screen.findByRole('region', { name: 'Proposal plan' }));
  expect(card.getByText('Counsel')).toBeVisible();
  expect(card.getByText('1 date cannot be met')).toBeVisible();
  expect(card.getByText('1 of 2')).toBeVisible();
  expect(card.getByText('3 of 7')).toBeVisible();
  expect(card.getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
    'href',
    '/general/opportunities/open/proposal',
  );
  const reasons = items().join('\n');
  expect(reasons).toContain('One step of the proposal plan is late');
  expect(reasons).toContain('4 requirements have no owner');
});
