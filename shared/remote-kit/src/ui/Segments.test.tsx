import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { Segments } from './Segments.tsx';

const ways = ['Outbox', 'Write', 'Templates'].map((label) => ({ value: label, label }));
const shown = (value: string) => <Segments label="Emails" choices={ways} value={value} onChange={jest.fn()} />;

/** Each 100 px wide, where there is room for 150. */
const lieInRow = ({ scrollLeft = 0 } = {}) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const at = ways.findIndex(({ label }) => label === this.textContent);
    return at < 0 ? new DOMRect(0, 0, 150, 40) : new DOMRect(at * 100 - scrollLeft, 0, 100, 32);
  });

afterEach(() => jest.restoreAllMocks());

test('they stay in one line, which scrolls sideways', async () => {
  await renderInShell(shown('Outbox'));
  expect(screen.getByRole('group', { name: 'Emails' })).toHaveStyle({ overflowX: 'auto', overflowY: 'hidden' });
  expect(screen.getByRole('button', { name: 'Write' })).toHaveStyle({ flexShrink: '0', whiteSpace: 'nowrap' });
});

test('the one that is chosen is brought in sight, also where it was chosen by an address', async () => {
  lieInRow();
  const { rerender } = await renderInShell(shown('Templates'));
  const group = screen.getByRole('group', { name: 'Emails' });
  expect(group.scrollLeft).toBe(150);
  lieInRow({ scrollLeft: 150 });
  rerender(shown('Outbox'));
  expect(group.scrollLeft).toBe(0);
});

test('so is one that keys come to', async () => {
  lieInRow();
  const { user } = await renderInShell(shown('Outbox'));
  for (const { label } of ways) {
    await user.tab();
    expect(screen.getByRole('button', { name: label })).toHaveFocus();
  }
  // Nothing is laid out anew here: 50 for the second, and 100 more for the third.
  expect(screen.getByRole('group', { name: 'Emails' }).scrollLeft).toBe(200);
});
