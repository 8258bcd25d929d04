import type { Person } from '@bidwright/contract-kit';
import { type Post, posts } from '@bidwright/contract-template-demo';
import { aliasesOf, insertRecords, personOf, type Service, selectRecords, tableOf } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { sql } from 'kysely';
import { v5 as idFrom } from 'uuid';
import type { Db, Tables } from './tables.ts';

const table = tableOf(posts);
const namespace = 'f0a5c0de-5b1d-4c6e-9d3a-2f6b8a1c7e90';

const t = aliasesOf<Tables>()('posts', 't');

/** The same post and person give the same id, so that two first requests at once make one copy. */
const copyOf = (post: Post, { id, name }: Person): Post => ({
  ...post,
  id: idFrom(`${id} ${post.id}`, namespace),
  owner: { id, name },
});

const hasPosts = async (db: Db, { id }: Person): Promise<boolean> => {
  const found = await db.selectFrom('posts').select('id').where('ownerId', '=', id).limit(1).execute();
  return found.length > 0;
};

/** Gives a person copies of the posts at the first visit. */
const ensurePosts = async (db: Db, person: Person): Promise<void> => {
  if (await hasPosts(db, person)) return;
  const originals = await selectRecords(db, table, { where: [sql<boolean>`${t.ownerId} is null`] });
  try {
    await insertRecords(
      db,
      table,
      originals.map((post) => copyOf(post, person)),
    );
  } catch (error) {
    if (!(await hasPosts(db, person))) throw error;
  }
};

/** Everyone plays with an own copy of the demo's state. */
export const ownPosts = (service: Service<Db>): Router => {
  const router = express.Router();
  router.post(`/api/${service.name}/:call`, async (request, _response, next) => {
    await ensurePosts(service.db, personOf(request, service));
    next();
  });
  return router;
};
