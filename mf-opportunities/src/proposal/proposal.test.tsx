import { addDays } from '@bidwright/contract-kit/days';
import { opportunities, type ProposalPlan, sampleSection, sampleStep } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { today } from '@bidwright/remote-kit/ui';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';
import { bid, lookups, people } from '../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const inDays = (days: number) => addDays(today(), days);
const max = { id: 'max', name: 'Max Power' };
const ann = { id: 'ann', name: 'Ann Lee' };

const section = (id: string, title: string, more: object) => ({
  ...sampleSection({ opportunityId: 'b1', title }),
  ...kept,
  id,
  ...more,
});
const step = (id: string, kind: string, days: number, more: object = {}) => ({
  ...sampleStep({ opportunityId: 'b1', kind, day: inDays(days) }),
  ...kept,
  id,
  ...more,
});

const plan: ProposalPlan = {
  dueDate: inDays(30),
  sections: [
    section('s1', 'Staffing', { writer: max, maxPages: 20, pages: 24, due: inDays(9) }),
    section('s2', 'Price', { maxPages: 5, pages: null, state: 'Done', due: inDays(8) }),
  ],
  steps: [
    step('t1', 'Kick-off', -2, { workDaysBefore: 20, doneOn: inDays(-2) }),
    step('t2', 'Pink team', 10, { workDaysBefore: 12 }),
    step('t3', 'Legal', -1, { name: 'Counsel', workDaysBefore: 6 }),
  ],
  holidays: [],
  away: [{ person: ann, from: inDays(3), to: inDays(6) }],
  warnings: [
    { of: 't2', about: 'pace', count: 6, usual: 8, because: null },
    { of: 's1', about: 'others', count: 2, usual: null, because: null },
    { of: 't3', about: 'leave', count: 0, usual: null, because: { person: 'ann', from: inDays(3), to: inDays(6) } },
  ],
  coverage: { requirements: 9, withWriter: 4, answered: 2, uncovered: 5 },
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  await import('./ProposalPage.tsx');
  server = await callServer(
    [{ of: opportunities, records: [bid('b1', { solicitationName: 'Ferry data' })] }, ...lookups()],
    { 'opportunities/proposalPlan': () => plan },
  );
});
afterAll(() => server.close());

const open = async () => {
  await renderModule(module, '/general/opportunities/b1/proposal', { person: people.admin });
  await screen.findByRole('table', { name: 'Sections' });
};

test('how much is given and answered is counted, and a page limit that is exceeded stands out', async () => {
  await open();
  const figures = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const figure of [
    '1 of 2Sections with a writer',
    '1 of 2Sections done',
    '4 of 9Requirements with a writer',
    '2 of 9Requirements answered',
  ])
    expect(figures).toContain(figure);
  const sections = within(screen.getByRole('table', { name: 'Sections' }));
  const over = sections.getByText('24 of 20');
  expect(getComputedStyle(over).fontWeight).toBe('500');
  expect(getComputedStyle(sections.getByText('0 of 5')).fontWeight).not.toBe('500');
});

test('what cannot be kept is said ahead, with its reason: pace, leave, other sections', async () => {
  await open();
  const warnings = within(screen.getByRole('region', { name: /^Needs attention/ }));
  const said = warnings.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Pink team usually takes 8 work days, 6 planned',
    'Staffing its writer has 2 other sections due around then',
    expect.stringMatching(/^Counsel Ann Lee is away .*: no work days left$/),
  ]);
});

test('the timeline has reviews and sections by their days, with what is done and late in words', async () => {
  await open();
  const lanes = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(lanes.map(({ textContent }) => textContent?.replace(/[A-Z][a-z]{2} \d.*$/, ''))).toEqual([
    'Kick-offDone',
    'CounselLate',
    'PriceDone',
    'Staffing',
    'Pink team',
  ]);
});
