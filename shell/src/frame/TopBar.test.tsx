import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { inbox } from '../inbox/inbox.ts';
import { texts } from '../language/texts.ts';
import { settingsNow } from '../settings/settings.ts';
import { store } from '../store.ts';
import { TopBar } from './TopBar.tsx';

const open = (narrow: boolean) => {
  const toggle = jest.fn();
  const bar = <TopBar narrow={narrow} rail={false} over={false} close={jest.fn()} toggle={toggle} fold={jest.fn()} />;
  return renderInShell(<Provider store={store}>{bar}</Provider>, { messages: texts, path: '/reports' }).then(
    (stage) => ({
      ...stage,
      toggle,
    }),
  );
};

const choices = [/language/, /colors$/];

test.each([false, true])(
  'logo, menu toggle, search, bell and profile stand in it, languages and colours where there is room; narrow: %s',
  async (narrow) => {
    const { user, toggle, address } = await open(narrow);
    for (const name of [/^Search/, /^Notifications/, 'Dana Whitfield', ...(narrow ? [] : choices)])
      expect(screen.getByRole('button', { name })).toBeVisible();
    for (const name of narrow ? choices : []) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open or close the menu' }));
    expect(toggle).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: /Bidwright/ }));
    expect(address()).toBe('/dashboard');
  },
);

test.each([
  [0, ''],
  [7, '7'],
  [120, '99+'],
])('with %i unread the bell has the badge %j', async (unread, badge) => {
  store.dispatch(inbox.actions.counted(unread));
  await open(false);
  const bell = screen.getByRole('button', { name: /^Notifications, / });
  expect(bell.textContent).toBe(badge);
});

test('the language picker offers English, French, Romanian and Chinese, each by its own name', async () => {
  const { user } = await open(false);
  await user.click(screen.getByRole('button', { name: /language/ }));
  const offered = screen.getAllByRole('menuitem');
  expect(offered.map((item) => [item.lang, item.textContent])).toEqual([
    ['en', 'English'],
    ['fr', 'Français'],
    ['ro', 'Română'],
    ['zh', '中文'],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Română' }));
  expect(settingsNow().language).toBe('ro');
});

test('where the firm offers fewer languages the picker offers those, that of newcomers first', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="firm-languages" content="ro fr">');
  const { user } = await open(false);
  await user.click(screen.getByRole('button', { name: /language/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Română', 'Français']);
  document.querySelector('meta[name="firm-languages"]')?.remove();
});
