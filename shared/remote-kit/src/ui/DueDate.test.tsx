import type { Language } from '@bidwright/shell-api';
import { renderInShell } from '../testing/renderInShell.tsx';
import { Day } from './Day.tsx';
import { DueDate } from './DueDate.tsx';

const today = '2026-11-19';

const textOf = async (props: object, language: Language = 'en') => {
  const { container, unmount } = await renderInShell(<DueDate date={null} today={today} {...props} />, { language });
  const text = container.textContent?.replace(/\s/g, ' ');
  unmount();
  return text;
};

test.each([
  ['2025-11-19', 'Nov 19, 2025365 d late'],
  ['2026-11-18', 'Nov 181 d late'],
  ['2026-11-19', 'Nov 19today'],
  ['2026-11-20', 'Nov 20tomorrow'],
  ['2026-11-21', 'Nov 212 d left'],
  ['2026-11-26', 'Nov 267 d left'],
  ['2026-11-27', 'Nov 278 d'],
  ['2027-01-08', 'Jan 8, 202750 d'],
])('%s in a list', async (date, text) => {
  expect(await textOf({ date })).toBe(text);
});

test.each([
  ['2026-11-17', 'Tue, Nov 17, 20262 days late'],
  ['2026-11-18', 'Wed, Nov 18, 20261 day late'],
  ['2026-11-24', 'Tue, Nov 24, 20265 days left'],
  ['2026-12-03', 'Thu, Dec 3, 202614 days left'],
])('%s where it binds', async (date, text) => {
  expect(await textOf({ date, form: 'long' })).toBe(text);
});

test('late and soon are loud, later is quiet, and only late has a sign', async () => {
  const { container, rerender } = await renderInShell(<DueDate date="2026-11-17" today={today} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  rerender(<DueDate date="2026-11-20" today={today} />);
  expect(container.querySelectorAll('svg')).toHaveLength(0);
});

test('what was sent is no longer due', async () => {
  expect(await textOf({ date: '2026-11-01', sent: '2026-11-06' })).toBe('Sent Nov 6');
});

test('no date shows nothing', async () => {
  expect(await textOf({ date: null })).toBe('');
});

test('days count across the change of clocks', async () => {
  expect(await textOf({ date: '2026-10-26', today: '2026-10-24' })).toContain('2 d left');
  expect(await textOf({ date: '2026-03-30', today: '2026-03-28' })).toContain('2 d left');
});

test.each([
  ['fr', '17 nov.2 j de retard'],
  ['ro', '17 nov.întârziat 2 z'],
  ['zh', '11月17日逾期 2 天'],
] as const)('in %s', async (language, text) => {
  expect(await textOf({ date: '2026-11-17' }, language)).toBe(text);
});

test.each(['?', '20', '2026-13-01', '2026-'])('nothing stands for %j, which is no date yet', async (date) => {
  const { container } = await renderInShell(
    <>
      <Day date={date} form="long" />
      <DueDate date={date} />
    </>,
  );
  expect(container).toHaveTextContent('');
  expect(container.querySelector('time')).toBeNull();
});
