import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { texts } from '../language/texts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageError } from './PageError.tsx';

test('the not-found page has the texts of the specification and leads home', async () => {
  const { heads } = await renderInShell(<NotFoundPage />, { messages: texts });
  expect(screen.getByRole('heading', { name: 'Something is wrong' })).toHaveFocus();
  expect(screen.getByText('The page you are looking was moved, removed, renamed, or might never exist!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
  expect(heads.at(-1)?.title).toBe('Something is wrong');
});

const show = () => <PageError error={new Error('no such field')} where="bids 1.0.0" onRetry={() => undefined} />;

test('the error page names the module, and the same error has the same number', async () => {
  await renderInShell(
    <>
      {show()}
      {show()}
    </>,
    { messages: texts },
  );
  const [one, other] = screen.getAllByText(/^bids 1\.0\.0 · [\da-f]{8}$/);
  expect(one?.textContent).toBe(other?.textContent);
});
