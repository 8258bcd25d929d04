import { Messages } from '@bidwright/remote-kit/intl';
import { renderInShell } from '@bidwright/remote-kit/testing';
import { defineModule } from '@bidwright/shell-api';
import { screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { texts } from '../language/texts.ts';
import { moduleVersion } from '../testing/moduleVersion.ts';
import { ModulePages } from './ModulePages.tsx';

const Broken = () => {
  throw new Error('no such field');
};

const bids = defineModule({
  routes: [{ path: '/bids/broken', Component: Broken }],
  messages: () => [Promise.resolve({ default: { 'bids.title': 'Bids' } })],
});

/** Takes what is active by then. */
const renewed = jest.fn();

/** As the shell does it: the module's texts stand around its pages, the shell's around both. */
const InModule = () => {
  const shellIntl = useIntl();
  return (
    <Messages language="en" load={bids.messages}>
      <ModulePages version={moduleVersion('bids')} module={bids} shellIntl={shellIntl} onRetry={renewed} />
    </Messages>
  );
};

test('a path below a module that it does not know says so in words', async () => {
  await renderInShell(<InModule />, { messages: texts, path: '/bids/x/projections' });
  expect(await screen.findByRole('heading', { name: 'Something is wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a page of a module that fails says so in words', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderInShell(<InModule />, { messages: texts, path: '/bids/broken' });
  expect(await screen.findByRole('heading', { name: 'This page failed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(renewed).toHaveBeenCalledTimes(1);
  silent.mockRestore();
});
