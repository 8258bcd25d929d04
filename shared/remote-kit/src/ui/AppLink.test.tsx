import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { AppLink } from './AppLink.tsx';

/** Whether the browser itself follows a link, rather than the page's router. */
const isLeftToBrowser = (name: string) => {
  const link = screen.getByRole('link', { name });
  let left = false;
  link.parentElement?.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  return { link, isLeft: () => left };
};

test.each([
  ['a page', { href: '/dashboard' }, false],
  ['a file', { href: '/api/opportunities/files/1', download: 'plan.pdf' }, true],
  ['a file by its own name', { href: '/api/opportunities/files/1', download: true }, true],
  ['another site', { href: 'https://example.org' }, true],
])('%s is left to the browser: %j %s', async (name, props, expected) => {
  const { user } = await renderInShell(<AppLink {...props}>{name}</AppLink>);
  const { link, isLeft } = isLeftToBrowser(name);
  await user.click(link);
  expect(isLeft()).toBe(expected);
});
