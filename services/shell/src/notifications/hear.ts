import type { RecordEvent } from '@bidwright/contract-kit';
import { areCopiesPulled, copiesUnder, copyOf, type Database, Problem, type Service } from '@bidwright/service-kit';
import { followPerson } from '../accounts/followPerson.ts';
import { databaseOf } from '../database.ts';
import { isSent, mailDecision } from '../mail/decision.ts';
import type { Db } from '../tables.ts';
import { copies } from '../watched/copies.ts';
import { readDirectory } from '../watched/directory.ts';
import type { Bid, Watched } from '../watched/records.ts';
import { keepNotices } from './keep.ts';
import type { Notice } from './notice.ts';
import { rulesFor, topicOf } from './rules/all.ts';
import { type Facts, referencesIn } from './rules/rule.ts';

/** The bid that an event is about. */
const bidIdOf = ({ col, recordId, parentId, record }: RecordEvent): string | undefined => {
  if (col === 'opportunities') return parentId ?? recordId;
  return typeof record.opportunityId === 'string' ? record.opportunityId : undefined;
};

const repliedTo = async (db: Db, { sub, record: { replyTo } }: RecordEvent) => {
  if (sub !== 'comments' || typeof replyTo !== 'string') return null;
  return (await copyOf<Watched<'opportunities/comments'>>(db, 'opportunities/comments', replyTo))?.addedBy ?? null;
};

const followersOf = async (db: Db, bidId: string | undefined) =>
  bidId === undefined
    ? []
    : (await copiesUnder<Watched<'opportunities/followers'>>(db, 'opportunities/followers', bidId)).map(
        ({ addedBy }) => addedBy,
      );

const bidsIn = async (db: Db, { col, record }: RecordEvent): Promise<Bid[]> => {
  if (col !== 'overloads') return [];
  const copies = referencesIn(record.bids).map(({ id }) => copyOf<Bid>(db, 'opportunities', id));
  return (await Promise.all(copies)).filter((bid) => bid !== undefined);
};

const bidOf = async (db: Db, event: RecordEvent) => {
  const id = bidIdOf(event);
  return id === undefined ? undefined : copyOf<Bid>(db, 'opportunities', id);
};

const factsOf = async (db: Db, event: RecordEvent): Promise<Facts> => ({
  directory: await readDirectory(db),
  bid: await bidOf(db, event),
  followers: await followersOf(db, bidIdOf(event)),
  repliedTo: await repliedTo(db, event),
  bids: await bidsIn(db, event),
});

const andOthers = ({ name }: Notice['values']): Notice['values'] => (name === undefined ? {} : { name: `${name} …` });

/** What a job does to many records is told once to each whom it concerns, of the first of theirs. */
const ofJob = ({ job }: RecordEvent, notice: Notice): Notice =>
  job === undefined ? notice : { ...notice, once: job, values: { ...notice.values, ...andOthers(notice.values) } };

/** Who is not known yet would be told of nothing, and nobody would tell it again: the event comes again until all are known. */
const mustKnowAll = async (trx: Database, peers: readonly string[]) => {
  if (!(await areCopiesPulled(trx, copies, peers)))
    throw new Problem(503, 'unavailable', 'What was there before is still being pulled');
};

/** What the front door does about a write anywhere, once its copies are up to date: it tells whom it concerns. */
export const hear = async (
  event: RecordEvent,
  { trx, service }: { trx: Database; service: { outlet: Pick<Service['outlet'], 'peers'> } },
): Promise<void> => {
  const db = databaseOf({ db: trx });
  await followPerson(db, event);
  const rules = rulesFor(topicOf(event));
  if (rules.length === 0 && !isSent(event)) return;
  await mustKnowAll(trx, service.outlet.peers);
  await mailDecision(db, event);
  const facts = await factsOf(db, event);
  const notices = rules.flatMap((rule) => rule.notices(event, facts));
  await keepNotices(
    db,
    event.by,
    notices.map((notice) => ofJob(event, notice)),
  );
};
