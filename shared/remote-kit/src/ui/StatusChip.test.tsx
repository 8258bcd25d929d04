import { statusCategories } from '@bidwright/contract-admin';
import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { StatusChip } from './StatusChip.tsx';

test.each(statusCategories)('a status of %s has its name and the sign of its category', async (category) => {
  const { container } = await renderInShell(<StatusChip category={category} name="Orals/Shortlisted" progress={0.5} />);
  expect(screen.getByText('Orals/Shortlisted')).toBeVisible();
  expect(container.querySelector(`[data-glyph="${category}"]`)).toHaveAttribute('aria-hidden', 'true');
});

test('no two categories have the same sign', async () => {
  const chips = statusCategories.map((category) => (
    <StatusChip key={category} category={category} name={category} progress={0.5} />
  ));
  const { container } = await renderInShell(chips);
  const signs = [...container.querySelectorAll('[data-glyph]')].map((glyph) => glyph.innerHTML);
  // Open and Submitted share the pie; their colours and names tell them apart.
  expect(new Set(signs).size).toBe(statusCategories.length - 1);
});

test('the pie fills with the progress', async () => {
  const { container } = await renderInShell(
    <>
      <StatusChip category="Open" name="Qualifying" progress={0.25} />
      <StatusChip category="Open" name="Review" progress={0.75} />
    </>,
  );
  const [quarter, max] = [...container.querySelectorAll('[data-glyph] path')].map((path) => path.getAttribute('d'));
  expect(quarter).toMatch(/ 0 0 1 11\.00 7\.00Z$/);
  expect(max).toMatch(/ 0 1 1 3\.00 7\.00Z$/);
});

test('a chip that opens a menu is a button with a popup', async () => {
  const opened = jest.fn();
  const { user } = await renderInShell(<StatusChip category="Open" name="Writing" progress={0.5} onClick={opened} />);
  const button = screen.getByRole('button', { name: 'Writing' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});
