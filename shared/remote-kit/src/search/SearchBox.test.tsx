import { screen, waitFor } from '@testing-library/react';
import { FilterChip } from '../table/FilterChip.tsx';
import { renderInShell } from '../testing/renderInShell.tsx';
import { SearchBox } from './SearchBox.tsx';

const box = () => screen.getByRole('searchbox', { name: 'Name or number' });

test('the slash goes to the search from anywhere but a field', async () => {
  const { user } = await renderInShell(
    <>
      <SearchBox label="Name or number" value="" onChange={() => undefined} />
      <input aria-label="Other" />
    </>,
  );
  await user.click(screen.getByLabelText('Other'));
  await user.keyboard('/');
  expect(screen.getByLabelText('Other')).toHaveValue('/');
  await user.click(document.body);
  await user.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
});

test('what is typed is told once, a moment after the last key', async () => {
  const onChange = jest.fn();
  const { user } = await renderInShell(<SearchBox label="Name or number" value="" onChange={onChange} />);
  await user.type(box(), 'ferry');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith('ferry');
});

test('Enter searches at once, and so does leaving the field; once each', async () => {
  const onChange = jest.fn();
  const shown = (value: string) => <SearchBox label="Name or number" value={value} onChange={onChange} />;
  const { user, rerender } = await renderInShell(shown(''));
  await user.type(box(), 'ferry{Enter}');
  expect(onChange.mock.calls).toEqual([['ferry']]);
  rerender(shown('ferry'));
  await user.type(box(), '{Enter} 2');
  expect(onChange).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(onChange.mock.calls).toEqual([['ferry'], ['ferry 2']]);
});

test('what is typed while the page takes over what was told before stays', async () => {
  const onChange = jest.fn();
  const shown = (value: string) => <SearchBox label="Name or number" value={value} onChange={onChange} />;
  const { user, rerender } = await renderInShell(shown(''));
  await user.type(box(), 'f');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('f'));
  await user.type(box(), 'erry');
  rerender(shown('f'));
  expect(box()).toHaveValue('ferry');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ferry'));
  rerender(shown('ferry'));
  rerender(shown('f'));
  expect(box()).toHaveValue('f');
});

test('a search that no server would take is kept, not sent, and says why', async () => {
  const onChange = jest.fn();
  const { user } = await renderInShell(<SearchBox label="Name or number" value="" onChange={onChange} />);
  await user.click(box());
  await user.paste('x'.repeat(201));
  expect(box()).toHaveValue('x'.repeat(201));
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('A search can have at most 200 characters. Please shorten it.');
  await user.keyboard('{Backspace}');
  expect(box()).toBeValid();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith('x'.repeat(200));
});

test('Esc clears, and a value from outside is taken', async () => {
  const onChange = jest.fn();
  const { user, rerender } = await renderInShell(
    <SearchBox label="Name or number" value="ferry" onChange={onChange} />,
  );
  await user.click(box());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(''));
  rerender(<SearchBox label="Name or number" value="bridge" onChange={onChange} />);
  expect(box()).toHaveValue('bridge');
});

const statuses = ['Open', 'Won', 'Lost'].map((value) => ({ value, label: value }));

test('a filter names its values, takes several, and is cleared', async () => {
  const onChange = jest.fn();
  const { user } = await renderInShell(
    <FilterChip label="Status" options={statuses} value={['Open', 'Won']} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Status Open, Won' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Won' })).toBeChecked();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Lost' }));
  expect(onChange).toHaveBeenLastCalledWith(['Open', 'Won', 'Lost']);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Won' }));
  expect(onChange).toHaveBeenLastCalledWith(['Open']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear filter Status' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('a filter of one value closes with the choice', async () => {
  const onChange = jest.fn();
  const { user } = await renderInShell(
    <FilterChip single label="Status" options={statuses} value={[]} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Won' }));
  expect(onChange).toHaveBeenLastCalledWith(['Won']);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
