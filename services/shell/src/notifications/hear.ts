import type { RecordEvent } from '@bidwright/contract-kit';
import type { Database } from '@bidwright/service-kit';
import { followPerson } from '../accounts/followPerson.ts';
import { databaseOf } from '../database.ts';
import { mailDecision } from '../mail/decision.ts';
import type { Db } from '../tables.ts';
import { follow } from '../watched/copy.ts';
import { readDirectory } from '../watched/directory.ts';
import { watchedName } from '../watched/kept.ts';
import { allCopies, type Bid, copyOf } from '../watched/records.ts';
import { keepNotices } from './keep.ts';
import type { Notice } from './notice.ts';
import { rulesFor } from './rules/all.ts';
import { type Facts, referencesIn } from './rules/rule.ts';

/** The bid that an event is about. */
const bidIdOf = ({ col, recordId, parentId, record }: RecordEvent): string | undefined => {
  if (col === 'opportunities') return parentId ?? recordId;
  return typeof record.opportunityId === 'string' ? record.opportunityId : undefined;
};

const repliedTo = async (db: Db, { sub, record: { replyTo } }: RecordEvent) => {
  if (sub !== 'comments' || typeof replyTo !== 'string') return null;
  return (await copyOf(db, 'opportunities.opportunities/comments', replyTo))?.addedBy ?? null;
};

const followersOf = async (db: Db, bidId: string | undefined) =>
  bidId === undefined
    ? []
    : (await allCopies(db, 'opportunities.opportunities/followers', bidId)).map(({ addedBy }) => addedBy);

const bidsIn = async (db: Db, { col, record }: RecordEvent): Promise<Bid[]> => {
  if (col !== 'overloads') return [];
  const copies = referencesIn(record.bids).map(({ id }) => copyOf(db, 'opportunities.opportunities', id));
  return (await Promise.all(copies)).filter((bid) => bid !== undefined);
};

const factsOf = async (db: Db, event: RecordEvent): Promise<Facts> => ({
  directory: await readDirectory(db),
  bid: await copyOf(db, 'opportunities.opportunities', bidIdOf(event)),
  followers: await followersOf(db, bidIdOf(event)),
  repliedTo: await repliedTo(db, event),
  bids: await bidsIn(db, event),
});

const andOthers = ({ name }: Notice['values']): Notice['values'] => (name === undefined ? {} : { name: `${name} …` });

/** What a job does to many records is told once to each whom it concerns, of the first of theirs. */
const ofJob = ({ job }: RecordEvent, notice: Notice): Notice =>
  job === undefined ? notice : { ...notice, once: job, values: { ...notice.values, ...andOthers(notice.values) } };

/** What the front door does about a write anywhere: it keeps its copies up to date and tells whom it concerns. */
export const hear = async (event: RecordEvent, { trx }: { trx: Database }): Promise<void> => {
  const db = databaseOf({ db: trx });
  await follow(db, event);
  await followPerson(db, event);
  await mailDecision(db, event);
  const rules = rulesFor(`${watchedName(event)}.${event.kind}`);
  if (rules.length === 0) return;
  const facts = await factsOf(db, event);
  const notices = rules.flatMap((rule) => rule.notices(event, facts));
  await keepNotices(
    db,
    event.by,
    notices.map((notice) => ofJob(event, notice)),
  );
};
