import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([], { 'template-demo/apiPlace': () => ({ api: 'mock' }) });
});
afterAll(() => server.close());
beforeEach(() => sessionStorage.clear());

const open = (tab: string) => renderModule(module, `/user/social-profile${tab}`);

const first = async () => {
  const [article] = await screen.findAllByRole('article');
  if (!article) throw new Error('There is no post');
  return article;
};

const likesOf = (button: HTMLElement) => Number(button.textContent?.match(/\d+/)?.[0] ?? 0);

const likeIn = (article: HTMLElement) => {
  const [button] = within(article).getAllByRole('button', { name: /like/i });
  if (!button) throw new Error('There is nothing to like');
  return button;
};

test('says that posts did not load, and loads them on Retry', async () => {
  server.refuseNext('apiPlace', 503, { code: 'starting', message: 'The service starts' });
  const { user } = await open('/posts');
  expect(await screen.findByText('This part of the app is starting. Try again in a moment.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await first()).toBeVisible();
});

test('without a tab it leads to the posts', async () => {
  const { address } = await open('');
  await first();
  expect(address()).toBe('/user/social-profile/posts');
});

test('a like counts up by one, and taken back down by one', async () => {
  const { user } = await open('/posts');
  const button = likeIn(await first());
  const [likes, pressed] = [likesOf(button), button.getAttribute('aria-pressed') === 'true'];

  await user.click(button);
  await waitFor(() =>
    expect(likesOf(likeIn(screen.getAllByRole('article')[0] as HTMLElement))).toBe(likes + (pressed ? -1 : 1)),
  );
  await user.click(likeIn(await first()));
  await waitFor(() => expect(likesOf(likeIn(screen.getAllByRole('article')[0] as HTMLElement))).toBe(likes));
});

test('a post, a comment on it and a reply to that are seen once they are sent', async () => {
  const { user } = await open('/posts');
  await user.type(await screen.findByRole('textbox', { name: /What is new/ }), 'Good morning');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Good morning', { selector: 'span' })).toBeVisible();

  const post = within(await first());
  await user.click(post.getByRole('button', { name: 'Comment' }));
  await user.type(post.getByRole('textbox', { name: /Your comment/ }), 'To you too');
  await user.click(post.getByRole('button', { name: 'Send comment' }));
  const comment = within(await post.findByRole('article', { name: 'Dana Whitfield' }));
  expect(comment.getByText('To you too', { selector: 'span' })).toBeVisible();

  await user.click(comment.getByRole('button', { name: 'Reply' }));
  await user.type(comment.getByRole('textbox', { name: /Your reply/ }), 'Thanks');
  await user.click(comment.getByRole('button', { name: 'Send reply' }));
  expect(await comment.findByText('Thanks', { selector: 'span' })).toBeVisible();
});

test('copies the address of a post', async () => {
  const { user, alerts } = await open('/posts');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await first()).getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/#.+$/));
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Link copied' }]);
});

test('followers are searched by name, and followed', async () => {
  const { user } = await open('/follower');
  await screen.findByRole('heading', { name: 'Amara Okafor' });
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'chen{Enter}');
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toContain('Chen Wei'),
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Amara Okafor' })).toBeNull());
  const button = await screen.findByRole('button', { name: /^Follow/ });
  const before = button.textContent;
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Follow/ }).textContent).not.toBe(before));
});

test('who is confirmed is a friend, and may be removed again', async () => {
  const { user, unmount } = await open('/friend-request');
  const names = (await screen.findAllByRole('button', { name: 'Confirm' })).length;
  await user.click(screen.getAllByRole('button', { name: 'Confirm' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(names - 1));
  unmount();

  const { user: again } = await open('/friends');
  const friends = (await screen.findAllByRole('button', { name: 'Remove' })).length;
  await again.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(friends - 1));
});

test('a picture opens large, with the way to the next', async () => {
  const { user } = await open('/gallery');
  await user.click(await screen.findByRole('button', { name: /Harbour, Brașov/ }));
  const box = await screen.findByRole('dialog', { name: 'Harbour, Brașov' });
  await user.click(within(box).getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Orchard, Chengdu' })).toBeVisible();
});
