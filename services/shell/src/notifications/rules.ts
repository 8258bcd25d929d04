import type { Person } from '@bidwright/contract-kit';
import { inTransaction, isId, Problem, type Row, type Rules } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { databaseOf } from '../database.ts';
import { addToFeed } from '../events/feed.ts';
import { targetsOf } from './targets.ts';

/**
 * The notifications that reach a person, with whether the person has read them. Nobody is told of own actions, nor of what nobody has
 * stated the texts of yet.
 */
export const notificationsOf = (person: Pick<Person, 'id' | 'permissions'>): RawBuilder<unknown> => sql`(
  select n.*, coalesce(r.isRead, n.seq <= p.readUpTo, 0) as ${sql.ref('read')}
  from notifications as n
  left join notification_reads as r on r.notificationId = n.id and r.personId = ${person.id}
  left join readers as p on p.personId = ${person.id}
  where n.title <> '' and (n.addedById is null or n.addedById <> ${person.id}) and n.type not in (
    select w.type from notice_wishes as w where w.personId = ${person.id} and w.wish = 'off') and n.id in (
    select g.notificationId from notification_targets as g where g.target in (${sql.join(targetsOf(person))})))`;

const known = new Set(['col', 'id', 'read', 'version']);

const readIn = (body: Row): boolean => {
  if (typeof body.read !== 'boolean' || Object.keys(body).some((name) => !known.has(name)))
    throw new Problem(400, 'bad-value', 'Of a notification only read can be changed, to true or false');
  return body.read;
};

/** What the inbox adds to the generic calls: who sees what, and that everybody reads for himself. */
export const notificationRules: Rules = {
  seen: notificationsOf,
  answers: {
    update: async ({ db, person, body }) => {
      const read = readIn(body);
      const id = isId(body.id) ? body.id : '';
      const { rows } = await sql<{ version: number }>`select version from ${notificationsOf(person)} as t
        where id = ${id}`.execute(db);
      const [found] = rows;
      if (!found) throw new Problem(404, 'no-record', 'notifications has no record with this id');
      await inTransaction(databaseOf({ db }), async (trx) => {
        const isRead = read ? (1 as const) : (0 as const);
        await trx
          .insertInto('notification_reads')
          .values({ personId: person.id, notificationId: id, isRead })
          .onDuplicateKeyUpdate({ isRead })
          .execute();
        const event = read ? ('read' as const) : ('unread' as const);
        await addToFeed(trx, { event, notificationId: id, personId: person.id });
      });
      return { data: { id, version: found.version } };
    },
  },
};
