import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { Page } from './Page.tsx';

const grey = () => document.querySelectorAll('.MuiSkeleton-root').length;

test('the grey of the wait before a page stays until the content is drawn, and that of the content follows at once', async () => {
  const seen: number[] = [];
  const look = () => void seen.push(grey());
  const coming = <LoadingRows />;
  const view = await renderInShell(coming);
  await act(() => new Promise((done) => setTimeout(done, 250)));
  expect(grey()).toBe(5);
  view.rerender(
    <Page title="Bids" actions={<i ref={look} />}>
      <LoadingRows rows={3} />
      <i ref={look}>content</i>
    </Page>,
  );
  await screen.findByText('content');
  expect(seen.slice(0, 2)).toEqual([8, 3]);
});
