import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../module.tsx';
import { OpenTo } from './OpenTo.tsx';

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([], {
    'shell/modules/open': () => ({}),
  });
});
afterAll(() => server.close());

const { messages, Provider } = module;
const admin = { id: 'p1', name: 'Ada', email: 'ada@example.com', permissions: ['Admin'], teams: [] };
const show = (person: object) => renderInShell(<OpenTo />, { messages, Provider, person: { ...admin, ...person } });

test('an Admin opens the library after a question, and closes it again', async () => {
  const { user, alerts } = await show({});
  await user.click(await screen.findByText('for Admins only'));
  expect(screen.getByText(/reports? .*remain with Admins/)).toBeVisible();
  await user.click(screen.getByText('Open the library'));
  await user.click(await screen.findByText('open to Team Leads and Project Managers'));
  await user.click(screen.getByText('Close the library'));
  expect(await screen.findByText('for Admins only')).toBeVisible();
  expect(server.asks.map(({ body }) => body)).toEqual([
    { name: 'rfp-library', open: true },
    { name: 'rfp-library', open: false },
  ]);
  await waitFor(() => expect(alerts).toHaveLength(2));
});

test('who is no Admin is not told, and an Admin sees that it is open', async () => {
  const { container, unmount } = await show({ permissions: ['Team Lead'], opened: ['rfp-library'] });
  expect(container).toHaveTextContent(/^$/);
  unmount();
  await show({ opened: ['rfp-library'] });
  expect(await screen.findByText('open to Team Leads and Project Managers')).toBeVisible();
});
