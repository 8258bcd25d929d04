import type { Person } from '@bidwright/contract-kit';
import { posts } from '@bidwright/contract-template-demo';
import {
  type Database,
  insertRecords,
  personOf,
  type Service,
  type StoredRecord,
  selectRecords,
  tableOf,
} from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v5 as idFrom } from 'uuid';

const table = tableOf(posts);
const namespace = 'f0a5c0de-5b1d-4c6e-9d3a-2f6b8a1c7e90';

const postsWhere = (db: Database, condition: RawBuilder<SqlBool>, limit?: number) =>
  selectRecords(db, table, { where: [condition], limit });

/** The same post and person give the same id, so that two first requests at once make one copy. */
const copyOf = (post: StoredRecord, { id, name }: Person): StoredRecord => ({
  ...post,
  id: idFrom(`${id} ${post.id}`, namespace),
  owner: { id, name },
});

/** Gives a person copies of the posts at the first visit. */
const ensurePosts = async (db: Database, person: Person): Promise<void> => {
  const isOwn = sql<SqlBool>`t.ownerId = ${person.id}`;
  if ((await postsWhere(db, isOwn, 1)).length > 0) return;
  const originals = await postsWhere(db, sql`t.ownerId is null`);
  try {
    await insertRecords(
      db,
      table,
      originals.map((post) => copyOf(post, person)),
    );
  } catch (error) {
    if ((await postsWhere(db, isOwn, 1)).length === 0) throw error;
  }
};

/** Everyone plays with an own copy of the demo's state. */
export const ownPosts = (service: Service): Router => {
  const router = express.Router();
  router.post(`/api/${service.name}/:call`, async (request, _response, next) => {
    await ensurePosts(service.db, personOf(request, service));
    next();
  });
  return router;
};
