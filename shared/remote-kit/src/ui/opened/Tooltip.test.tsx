import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { Tooltip } from './Tooltip.tsx';

test('a tooltip names what it belongs to, shows when it is pointed at, and goes with Esc', async () => {
  const pressed = jest.fn();
  const { user } = await renderInShell(
    <Tooltip title="Reload">
      <button type="button" onClick={pressed}>
        ↻
      </button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Reload' });
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Reload');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('one that says more leaves the name as it is, and one without words shows nothing', async () => {
  const { user } = await renderInShell(
    <>
      <Tooltip title="Grace, Ada" describeChild>
        <button type="button">2 people</button>
      </Tooltip>
      <Tooltip title="">
        <button type="button">Bare</button>
      </Tooltip>
    </>,
  );
  await user.hover(screen.getByRole('button', { name: 'Bare' }));
  await user.hover(screen.getByRole('button', { name: '2 people' }));
  expect(await screen.findAllByRole('tooltip')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '2 people' })).toHaveAccessibleDescription('Grace, Ada');
});
