import type { Post } from '@bidwright/contract-template-demo';
import { posts } from '@bidwright/contract-template-demo';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const col = 'posts';
const [ann, bob] = [person('User', { name: 'Ann' }), person('User')];

beforeEach(async () => {
  const post = { text: 'Hello', postedOn: '2026-05-04', likes: 3, liked: false, owner: null };
  const made = ['First', 'Second'].map((name) => newRecord({ ...post, name }, person('Admin')));
  await insertRecords(running.db, tableOf(posts), made);
});

const list = async (who: typeof ann) => (await call<Post[]>('query', { col, sort: { field: 'name' } }, who)).body.data;

const first = async (who: typeof ann) => {
  const [post] = await list(who);
  if (!post) throw new Error('There is no post');
  return post;
};

test('everyone has an own copy of the posts', async () => {
  const [own, others] = [await list(ann), await list(bob)];
  expect(own.map(({ name, likes, owner }) => [name, likes, owner?.name])).toEqual([
    ['First', 3, 'Ann'],
    ['Second', 3, 'Ann'],
  ]);
  expect(others.map(({ id }) => id)).not.toEqual(own.map(({ id }) => id));
  expect(await list(ann)).toEqual(own);
});

test('two first visits at once make one copy', async () => {
  const visits = await Promise.all([list(ann), list(ann), list(ann)]);
  expect(visits.map((visit) => visit.length)).toEqual([2, 2, 2]);
});

test('a like counts one up, taking it back one down, for this person alone', async () => {
  const { id } = await first(ann);
  const like = async (liked: boolean) => {
    expect((await call('update', { col, id, liked }, ann)).status).toBe(200);
    const { likes, liked: isLiked } = await first(ann);
    return [likes, isLiked];
  };
  expect(await like(true)).toEqual([4, true]);
  expect(await like(true)).toEqual([4, true]);
  expect(await like(false)).toEqual([3, false]);
  expect(await like(true)).toEqual([4, true]);
  expect(await first(bob)).toMatchObject({ likes: 3, liked: false });
});

test('nothing else of a post changes, and nobody else’s post', async () => {
  const { id } = await first(ann);
  for (const change of [{ likes: 100 }, { text: 'Bye' }, { owner: null }, { liked: true, likes: 5 }])
    expect((await call('update', { col, id, ...change }, ann)).status).toBe(403);
  expect((await call('update', { col, id, liked: true }, bob)).status).toBe(403);
  expect((await call('create', { col, name: 'x', text: 'x', postedOn: '2026-05-04' }, ann)).status).toBe(403);
  expect(await first(ann)).toMatchObject({ likes: 3, text: 'Hello', liked: false });
});
