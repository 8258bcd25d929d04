import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
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
  expect(await screen.findByLabelText('Name')).toHaveFocus();
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

const press = (key: string, more = {}, on: Element = document.body) => fireEvent.keyDown(on, { key, ...more });

const heard: string[] = [];
const Hearing = () => {
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => void heard.push(key);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return <p>Content</p>;
};

/** Presses keys as soon as the title stands. */
const Hasty = ({ onTitle }: { onTitle: () => void }) => {
  useEffect(onTitle, [onTitle]);
  return <input aria-label="Beside" />;
};

test('keys pressed between the title and the content are heard by the content, each once; others go their way at once', async () => {
  const passed: string[] = [];
  const onTitle = () => {
    expect(screen.getByRole('heading', { name: 'Bids' })).toHaveFocus();
    expect(screen.queryByText('Content')).toBeNull();
    expect(press('j')).toBe(false);
    press('?', { shiftKey: true });
    press('ArrowDown', { altKey: true });
    if (press('k', { ctrlKey: true })) passed.push('Ctrl+K');
    if (press('Tab')) passed.push('Tab');
    if (press('n', {}, screen.getByLabelText('Beside'))) passed.push('n, typed');
  };
  await renderInShell(
    <>
      <Page title="Bids">
        <Hearing />
      </Page>
      <Hasty onTitle={onTitle} />
    </>,
  );
  expect(await screen.findByText('Content')).toBeVisible();
  expect(passed).toEqual(['Ctrl+K', 'Tab', 'n, typed']);
  expect(heard).toEqual(['j', '?', 'ArrowDown']);
  press('k');
  expect(heard.at(-1)).toBe('k');
});
