import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { Boundary } from './Boundary.tsx';
import { Failure } from './Failure.ts';

const Fragile = ({ error }: { error?: Error }) => {
  if (error) throw error;
  return <p>Fine</p>;
};

const stage = (error?: Error, forgetAt?: string) => (
  <Boundary
    forgetAt={forgetAt}
    renderFailure={(failure, retry) => (
      <button type="button" onClick={retry}>
        {[failure.kind, failure.reason].filter(Boolean).join(' ')}: {failure.message}
      </button>
    )}
  >
    <Fragile error={error} />
  </Boundary>
);

// React tells the console of each failure that a boundary caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('what fails while it is drawn is a failure of that kind; others keep their own', async () => {
  const view = await renderInShell(stage(new Error('no such field')));
  expect(screen.getByRole('button')).toHaveTextContent('render: no such field');
  view.rerender(stage(new Failure('chunk', 'too late', { reason: 'slow' }), 'elsewhere'));
  expect(screen.getByRole('button')).toHaveTextContent('chunk slow: too late');
});

test('a chunk that could not be loaded says why', async () => {
  await renderInShell(stage(Object.assign(new Error('Loading chunk 7 failed'), { type: 'missing' })));
  expect(screen.getByRole('button')).toHaveTextContent('chunk missing: Loading chunk 7 failed');
});

test('Retry draws it again', async () => {
  const view = await renderInShell(stage(new Error('once')));
  view.rerender(stage());
  expect(screen.getByRole('button')).toBeVisible();
  await view.user.click(screen.getByRole('button'));
  expect(screen.getByText('Fine')).toBeVisible();
});

test('the next navigation clears it', async () => {
  const view = await renderInShell(stage(new Error('once'), 'first'));
  view.rerender(stage(undefined, 'second'));
  expect(screen.getByText('Fine')).toBeVisible();
});
