import type { Language } from '@bidwright/shell-api';
import { renderInShell } from '../testing/renderInShell.tsx';
import { Money, type MoneyProps } from './Money.tsx';

const textOf = async (props: MoneyProps, language: Language = 'en') => {
  const { container, unmount } = await renderInShell(<Money {...props} />, { language });
  const text = container.textContent?.replace(/\s/g, ' ');
  unmount();
  return text;
};

test.each([
  [4_200_000, '$4.20M', '$4,200,000'],
  [42_300_000, '$42.30M', '$42,300,000'],
  [390_000, '$390K', '$390,000'],
  [999_999, '$1M', '$999,999'],
  [0, '$0', '$0'],
  [1234.5, '$1K', '$1,234.50'],
  [-4_200_000, '-$4.20M', '-$4,200,000'],
])('%d in a list and in a section', async (amount, short, whole) => {
  expect(await textOf({ amount, short: true })).toBe(short);
  expect(await textOf({ amount })).toBe(whole);
});

test.each([
  ['fr', '4,20 M $', '4 200 000 $'],
  ['ro', '4,20 mil. $', '4.200.000 $'],
  ['zh', '$420万', '$4,200,000'],
] as const)('in %s', async (language, short, whole) => {
  expect(await textOf({ amount: 4_200_000, short: true }, language)).toBe(short);
  expect(await textOf({ amount: 4_200_000 }, language)).toBe(whole);
});

test('no amount shows nothing', async () => {
  expect(await textOf({ amount: null })).toBe('');
});
