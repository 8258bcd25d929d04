import { randomInt, randomUUID, scryptSync } from 'node:crypto';
import type { Person } from '@bidwright/contract-kit';
import { tokenLifetimeMs } from '@bidwright/contract-template-demo';
import { answer, type DemoContext, type DemoFailure, type Subject } from '@bidwright/contract-template-demo/api';
import { Problem, untilWritten } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

interface Asked {
  person: Person;
  /** The subject's name, and what it is. */
  name: string;
  subject: Subject;
  address: string;
  body: object;
  authorization: string | undefined;
}

/** Few rounds: what lies behind is a demo, and it must not hold the service up. */
const rounds = { N: 1024 };
const sealBytes = 32;
const finest = 2 ** 40;

const contextOf = ({ id, name, email }: Person): DemoContext => ({
  random: () => randomInt(finest) / finest,
  now: Date.now,
  newId: randomUUID,
  person: { id, name, email },
  tokenLifetimeMs,
  seal: (password, salt) => scryptSync(password, salt, sealBytes, rounds).toString('hex'),
});

/** The codes of refusals; the browser's client tells by the first that a mock account's token is meant, not the session. */
const codes: Record<number, string> = { 401: 'demo-token', 404: 'no-record', 422: 'invalid' };

const problemOf = (status: number, { message, fields }: DemoFailure) =>
  new Problem(status, codes[status] ?? 'demo', message, fields ? { fields } : {});

const stateOf = async (db: Db, { person, name }: Asked): Promise<unknown> => {
  const found = await db
    .selectFrom('demoStates')
    .select('state')
    .where('person', '=', person.id)
    .where('subject', '=', name)
    .forUpdate()
    .executeTakeFirst();
  return found && JSON.parse(found.state);
};

const keep = ({ person, name }: Asked, state: unknown, db: Db) =>
  db
    .insertInto('demoStates')
    .values({ person: person.id, subject: name, state: JSON.stringify(state), version: 1 })
    .onDuplicateKeyUpdate(({ ref }) => ({
      state: sql<string>`values(${ref('state')})`,
      version: sql<number>`${ref('version')} + 1`,
    }))
    .execute();

/**
 * Answers out of the own state of who asks, which begins as the subject's seed says. The row is locked, so that requests of one person
 * come one after another; what is refused leaves no trace.
 */
export const answerOwn = async (db: Db, asked: Asked) => {
  const { subject, address, body, authorization } = asked;
  const context = contextOf(asked.person);
  const reply = await untilWritten(db, () =>
    db.transaction().execute(async (trx) => {
      const kept = await stateOf(trx, asked);
      const state = kept ?? subject.seed(context);
      const made = answer(subject, state, { address, body, authorization, context });
      if ('problem' in made) throw problemOf(made.status, made.problem);
      const next = made.state ?? (kept === undefined ? state : undefined);
      if (next !== undefined) await keep(asked, next, trx);
      return made;
    }),
  );
  return reply.data ?? null;
};
