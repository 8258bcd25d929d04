import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const options = ['2024', '2025'].map((value) => ({ value, label: value }));

test('who chooses faster than the page can follow loses nothing', async () => {
  // The page has drawn nothing of the first choice when the second comes.
  const onChange = jest.fn();
  const { user } = await renderInShell(<FilterSelect label="Year" options={options} value={[]} onChange={onChange} />);
  await user.click(screen.getByRole('combobox', { name: /^Year/ }));
  await user.click(screen.getByRole('option', { name: '2024' }));
  await user.click(screen.getByRole('option', { name: '2025' }));
  expect(onChange.mock.calls).toEqual([[['2024']], [['2024', '2025']]]);
});

test('what the page makes of a choice is shown', async () => {
  const { rerender } = await renderInShell(
    <FilterSelect label="Year" options={options} value={['2024']} onChange={jest.fn()} />,
  );
  rerender(<FilterSelect label="Year" options={options} value={['2025']} onChange={jest.fn()} />);
  expect(screen.getByRole('combobox', { name: /^Year/ })).toHaveTextContent('2025');
});
