import { type Post, posts } from '@bidwright/contract-template-demo';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const post = (id: string, name: string, likes: number, postedOn: string): Post => ({
  id,
  name,
  likes,
  postedOn,
  text: `Written by ${name}`,
  liked: false,
  owner: null,
  version: 1,
  dateCreated: 1,
  dateUpdated: 1,
  addedBy: null,
});

const records = [post('p1', 'Ann Lee', 7, '2026-11-01'), post('p2', 'Bo Chen', 0, '2026-11-20')];
let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([{ of: posts, records }]);
});
afterAll(() => server.close());

const open = () => renderModule(module, '/user/social-profile/posts#p1');

const like = (name: string) => within(screen.getByRole('article', { name })).getByRole('button', { name: /like/i });

test('says that posts did not load, and loads them on Retry', async () => {
  server.refuseNext('query', 503, { code: 'starting', message: 'The service starts' });
  const { user } = await open();
  expect(await screen.findByText('This part of the app is starting. Try again in a moment.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('article', { name: 'Ann Lee' });
  const authors = screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  expect(authors).toEqual(['Bo Chen', 'Ann Lee']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a like counts up by one, and taken back down by one', async () => {
  const { user } = await open();
  await screen.findByRole('article', { name: 'Ann Lee' });

  await user.click(like('Ann Lee'));
  expect(like('Ann Lee')).toHaveTextContent('8 likes');
  expect(like('Ann Lee')).toBePressed();
  await waitFor(() => expect(like('Ann Lee')).not.toHaveAttribute('aria-busy', 'true'));
  expect(records[0]).toMatchObject({ likes: 8, liked: true });

  await user.click(like('Ann Lee'));
  expect(like('Ann Lee')).toHaveTextContent('7 likes');
  await waitFor(() => expect(like('Ann Lee')).not.toHaveAttribute('aria-busy', 'true'));
  expect(records[0]).toMatchObject({ likes: 7, liked: false });
});

test('a like that the service refuses goes back, and says why', async () => {
  const { user, alerts } = await open();
  await screen.findByRole('article', { name: 'Bo Chen' });
  server.refuseNext('update', 403, { code: 'nope', message: 'Not today' });

  await user.click(like('Bo Chen'));
  expect(like('Bo Chen')).toHaveTextContent('1 like');
  await waitFor(() => expect(like('Bo Chen')).not.toHaveAttribute('aria-busy', 'true'));
  expect(like('Bo Chen')).toHaveTextContent(/^Like$/);
  expect(like('Bo Chen')).not.toBePressed();
  expect(alerts).toEqual([{ severity: 'error', text: 'The server did not take this: Not today' }]);
});

test('copies the address of a post', async () => {
  const { user, alerts } = await open();
  const article = await screen.findByRole('article', { name: 'Bo Chen' });
  const write = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(within(article).getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/#p2$/));
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Link copied' }]);
});
