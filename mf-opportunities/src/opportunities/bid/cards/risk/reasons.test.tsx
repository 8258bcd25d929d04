import type { RiskReason } from '@bidwright/contract-opportunities';
import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../../../../module.tsx';
import { RiskCard } from './RiskCard.tsx';

/** Each kind of reason, told of one day or thing and of several. */
const sentences: Record<RiskReason['name'], readonly [one: string, several: string]> = {
  pastDue: ['One day past due and still open', '3 days past due and still open'],
  daysLeft: ['One day left', '3 days left'],
  pace: [
    'Similar bids took one day from this status to submission',
    'Similar bids took 3 days from this status to submission',
  ],
  missing: ['1 item missing for this status', '3 items missing for this status'],
  noManager: ['No RFP manager', 'No RFP manager'],
  questionsLate: ['Q&A date was yesterday; no response on file', 'Q&A date was 3 days ago; no response on file'],
  decisionLate: ['Go/no-go decision one day overdue', 'Go/no-go decision 3 days overdue'],
  planLate: ['One step of the proposal plan is late', '3 steps of the proposal plan are late'],
  uncovered: ['One requirement has no owner', '3 requirements have no owner'],
  others: [
    'RFP manager has another bid due within the same week',
    'RFP manager has 3 other bids due within the same week',
  ],
  dueMoved: ['The due date was changed yesterday', 'The due date was changed 3 days ago'],
  untouched: ['No changes for one day', 'No changes for 3 days'],
};
const names = Object.keys(sentences) as RiskReason['name'][];
const reasons = (count: number, points: number) =>
  names.map((name) => ({ ...(name === 'noManager' ? { name } : { name, count }), points }));

const { messages } = module;
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  [1, 0],
  [3, 1],
])('each reason of %i has its sentence, with its points', async (count, form) => {
  await renderInShell(<RiskCard risk={{ score: 42, level: 'medium', reasons: reasons(count, 8) }} />, { messages });
  expect(said()).toEqual(names.map((name) => `${sentences[name][form]}+8`));
});

test('on its last day a bid is due today, and a date may have moved today', async () => {
  const [left, moved] = [
    { name: 'daysLeft', count: 0, points: 40 },
    { name: 'dueMoved', count: 0, points: 6 },
  ] as const;
  await renderInShell(<RiskCard risk={{ score: 46, level: 'medium', reasons: [left, moved] }} />, { messages });
  expect(said()).toEqual(['Due today+40', 'The due date was changed today+6']);
});

test('grave reasons are told from others by more than their points', async () => {
  const risk = {
    score: 60,
    level: 'high' as const,
    reasons: [...reasons(3, 20).slice(0, 1), ...reasons(3, 19).slice(1, 2)],
  };
  await renderInShell(<RiskCard risk={risk} />, { messages });
  const signs = screen.getAllByRole('listitem').map((item) => item.querySelector('svg')?.getAttribute('data-testid'));
  expect(signs).toEqual(['ErrorOutlineOutlinedIcon', 'WarningAmberOutlinedIcon']);
});

test('without a reason it says that nothing speaks against it', async () => {
  await renderInShell(<RiskCard risk={{ score: 0, level: 'low', reasons: [] }} />, { messages });
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('Deadline risk').closest('section')).toHaveTextContent(/No risks/);
});
