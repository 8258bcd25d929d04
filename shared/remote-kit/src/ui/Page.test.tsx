import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { Page } from './Page.tsx';

const takeFocus = (element: HTMLInputElement | null) => element?.focus();

test('a page tells the shell its title and steps, and focus starts at the title', async () => {
  const parents = [{ title: 'Opportunities', url: '/general/opportunities' }];
  const { heads } = await renderInShell(<Page title="Waterway permitting" parents={parents} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Waterway permitting' });
  expect(heading).toHaveFocus();
  expect(heads.at(-1)).toEqual({ title: 'Waterway permitting', parents });
});

test('focus stays where something on the page took it', async () => {
  await renderInShell(
    <Page title="New opportunity">
      <input ref={takeFocus} aria-label="Name" />
    </Page>,
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('another title is told without taking the focus again', async () => {
  const { heads, rerender, user } = await renderInShell(
    <Page title="One" actions={<button type="button">Edit</button>} />,
  );
  await user.tab();
  rerender(<Page title="Two" actions={<button type="button">Edit</button>} />);
  expect(heads.map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});
