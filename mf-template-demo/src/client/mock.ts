import { tokenLifetimeMs } from '@bidwright/contract-template-demo';
import {
  answer,
  type DemoContext,
  loadSubject,
  routeAt,
  type Subject,
  type SubjectName,
  subjectOf,
} from '@bidwright/contract-template-demo/api';
import { newId } from '@bidwright/shell-api';
import type { Transport } from './transport.ts';

export const contextOf = (person: DemoContext['person']): DemoContext => ({
  random: Math.random,
  now: Date.now,
  newId,
  person: { id: person.id, name: person.name, email: person.email },
  tokenLifetimeMs,
  // It never leaves the page.
  seal: (password) => password,
});

/** What somebody's state of a subject lies under, for as long as the window is open. */
const keyOf = (person: string, name: SubjectName) => `template-demo.${name}.${person}`;

const kept = (storage: Storage, key: string): unknown => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (storage: Storage, key: string, state: unknown) => {
  try {
    storage.setItem(key, JSON.stringify(state));
  } catch {
    // Without room the state lives as long as the page.
  }
};

const wait = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));

/** Answers requests in the page, each out of the state that the person's last one left. */
export const mockTransport = (context: DemoContext, storage: Storage = sessionStorage): Transport => {
  const states = new Map<SubjectName, unknown>();

  const stateOf = (name: SubjectName, subject: Subject) => {
    if (!states.has(name)) states.set(name, kept(storage, keyOf(context.person.id, name)) ?? subject.seed(context));
    return states.get(name);
  };

  return async ({ address, body, authorization }) => {
    const name = subjectOf(address);
    if (!name) return { status: 404, failure: { message: `There is no ${address}` } };
    const subject = await loadSubject(name);
    const { delayMs } = routeAt(subject, address) ?? {};
    if (delayMs) await wait(delayMs);
    const reply = answer(subject, stateOf(name, subject), { address, body, authorization, context });
    if ('problem' in reply) return { status: reply.status, failure: reply.problem };
    if (reply.state !== undefined) {
      states.set(name, reply.state);
      keep(storage, keyOf(context.person.id, name), reply.state);
    }
    return { status: 200, data: reply.data };
  };
};
