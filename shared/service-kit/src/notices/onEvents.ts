import type { Notice, RecordEvent } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import { areCopiesPulled } from '../copies/copies.ts';
import type { Copies } from '../copies/statement.ts';
import type { Handler } from '../events/handler.ts';
import type { Handlers } from '../events/handlers.ts';
import { Problem } from '../problem.ts';
import { publishNotices } from './publish.ts';
import type { Notices, StatedNotice } from './stated.ts';

const andOthers = ({ name, ...values }: Notice['values']): Notice['values'] =>
  name === undefined ? values : { ...values, name: `${name} …` };

/** What a job does to many records is told once to each whom it concerns, of the first of theirs. */
const ofJob = ({ job }: RecordEvent, notice: Notice): Notice =>
  job === undefined ? notice : { ...notice, once: job, values: andOthers(notice.values) };

/** Who is not known yet would be told of nothing, and nobody would tell it again: the event comes again until all are known. */
const mustKnowAll = async (trx: Database, copies: Copies | undefined, peers: readonly string[]) => {
  if (!(await areCopiesPulled(trx, copies, peers)))
    throw new Problem(503, 'unavailable', 'What was there before is still being pulled');
};

const handlerFor =
  (type: string, { notices }: StatedNotice, copies: Copies | undefined): Handler =>
  async (event, { trx, service }) => {
    await mustKnowAll(trx, copies, service.eventSink.peers);
    const { id, recordId, parentId } = event;
    const usual = { type, recordId: parentId ?? recordId, occasion: id };
    const published = (await notices?.(event, { trx, service })) ?? [];
    const named = published.filter(({ users = [], roles = [] }) => roles.length > 0 || users.some(Boolean));
    const all = named.map((one) => ofJob(event, { ...usual, ...one }));
    await publishNotices(trx, service, recordId, event.by, all);
  };

/** What a service does about events of which people are to be told. */
export const noticeHandlers = ({ types }: Pick<Notices, 'types'> = { types: {} }, copies?: Copies): Handlers[] =>
  Object.entries(types).flatMap(([type, stated]) =>
    (stated.on ?? []).map((topic) => ({ [topic]: handlerFor(type, stated, copies) })),
  );
