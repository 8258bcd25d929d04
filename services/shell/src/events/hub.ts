import type { Person } from '@bidwright/contract-kit';
import { liveBeatMs } from '@bidwright/contract-shell';
import { type Repeated, repeat } from '@bidwright/service-kit';
import type { AppContext } from '../context.ts';
import { targetsOf } from '../notifications/targets.ts';
import { type Entry, entriesAfter, max, toldOf } from './entries.ts';
import { feedEnd } from './feed.ts';
import { peopleIn } from './readers.ts';
import type { Stream } from './stream.ts';

/** How often the feed is looked at and sessions are checked, in milliseconds. */
const intervalMs = 500;
const rounds = { sessions: 2, beat: liveBeatMs / intervalMs };

/** One open page. */
export interface Listener {
  tokenHash: string;
  personId: string;
  targets: ReadonlySet<string>;
  stream: Stream;
  /** The last entry it was told of, or passed over. */
  at: number;
}

const tell = (listener: Listener, entries: Entry[]): boolean =>
  entries.every((entry) => {
    if (entry.id <= listener.at) return true;
    listener.at = entry.id;
    const told = toldOf(entry, listener.personId, listener.targets);
    return !told || listener.stream.send(told.name, told.data, entry.id);
  });

/** Does the feed still hold all that came after an entry? */
const isKept = async (db: AppContext['db'], id: number, end: number): Promise<boolean> => {
  const oldest = await db.selectFrom('feed').select('id').orderBy('id').limit(1).executeTakeFirst();
  return id <= end && oldest !== undefined && oldest.id <= id + 1;
};

/** All open pages of this process. One look at the database serves all of them, none where there is no page. */
export const createHub = ({ db, log, stopping }: Pick<AppContext, 'db'> & Repeated) => {
  const listeners = new Set<Listener>();
  let at = 0;
  let round = 0;

  const drop = (listener: Listener) => {
    listeners.delete(listener);
    listener.stream.end();
  };

  const hand = async () => {
    for (let full = true; full; ) {
      const entries = await entriesAfter(db, at);
      for (const listener of listeners) if (!tell(listener, entries)) drop(listener);
      at = entries.at(-1)?.id ?? at;
      full = entries.length === max;
    }
  };

  const checkSessions = async () => {
    // Who comes while it is asked was not asked about.
    const asked = [...listeners];
    const people = await peopleIn(db, [...new Set(asked.map(({ tokenHash }) => tokenHash))]);
    for (const listener of asked) {
      const person = people.get(listener.tokenHash);
      if (person) listener.targets = new Set(targetsOf(person));
      else {
        listener.stream.send('ended', {});
        drop(listener);
      }
    }
  };

  /** Tells somebody who comes back what he missed, or that it was too much. */
  const catchUp = async (listener: Listener, end: number) => {
    const missed = await entriesAfter(db, listener.at);
    if (missed.length < max && (await isKept(db, listener.at, end))) tell(listener, missed);
    else {
      listener.stream.send('missed', {}, end);
      listener.at = end;
    }
  };

  const turn = async () => {
    if (listeners.size === 0) return;
    round += 1;
    if (round % rounds.sessions === 0) await checkSessions();
    await hand();
    if (round % rounds.beat !== 0) return;
    for (const listener of listeners) if (!listener.stream.beat(at)) drop(listener);
  };

  stopping.addEventListener('abort', () => {
    for (const listener of listeners) drop(listener);
  });
  repeat({ log, stopping }, intervalMs, 'open pages cannot be told', turn);

  return {
    /** Tells a page what happens from now on; first what happened since `since`. */
    add: async (tokenHash: string, person: Person, stream: Stream, since: number | undefined): Promise<Listener> => {
      const end = await feedEnd(db);
      const targets = new Set(targetsOf(person));
      const listener: Listener = { tokenHash, personId: person.id, targets, stream, at: since ?? end };
      if (since !== undefined && since !== end) await catchUp(listener, end);
      // What others have seen already is passed over by who was there.
      at = listeners.size === 0 ? listener.at : Math.min(at, listener.at);
      listeners.add(listener);
      return listener;
    },
    remove: drop,
  };
};
