import type { Holiday } from '@bidwright/contract-admin';
import type { Leave } from '@bidwright/contract-ftes';
import type { Opportunity, ProposalSection, ProposalStep } from '@bidwright/contract-opportunities';
import type { Db, Follows } from '../tables.ts';
import { plannedBids, reschedule } from './reschedule.ts';

/** Days of a plan follow the bid's due date. */
export const followDueDate: Follows<Opportunity> = async ({ recordId, changes, by }, at) => {
  if (changes.dueDate) await reschedule(at, recordId, by);
};

/** From these of its fields days of a plan follow. */
const telling: (keyof ProposalStep | keyof ProposalSection)[] = [
  'workDaysBefore',
  'place',
  'people',
  'kind',
  'doneOn',
  'writer',
  'readyFor',
  'state',
  'status',
];

/** Days of a plan follow what is said of its sections and steps. */
export const followPart: Follows<ProposalStep | ProposalSection> = async ({ kind, changes, record, by }, at) => {
  const tells = kind === 'created' || telling.some((field) => Object.hasOwn(changes, field));
  if (tells && record.opportunityId) await reschedule(at, record.opportunityId, by);
};

const noteLeave = async (
  trx: Db,
  leaveId: string,
  { person, firstDay, lastDay, hoursPerDay, status }: Partial<Leave>,
) => {
  const isWhole = status === 'Active' && hoursPerDay === null && person && firstDay && lastDay;
  if (!isWhole) return trx.deleteFrom('peopleAway').where('leaveId', '=', leaveId).execute();
  const row = { personId: person.id, firstDay, lastDay };
  return trx
    .insertInto('peopleAway')
    .values({ leaveId, ...row })
    .onDuplicateKeyUpdate(row)
    .execute();
};

/** Days of plans that need a person follow the person's leave, those of bids that are due when it begins or later. */
export const followLeave: Follows<Leave> = async ({ recordId, record, changes, by }, at) => {
  await noteLeave(at.trx, recordId, record);
  const begins = [record.firstDay, changes.firstDay?.from].filter((day) => typeof day === 'string').toSorted();
  const people = [record.person, changes.person?.from].flatMap((one) =>
    one && typeof one === 'object' && 'id' in one ? [String(one.id)] : [],
  );
  for (const person of new Set(people))
    for (const bid of await plannedBids(at.trx, begins[0] ?? '', person)) await reschedule(at, bid, by);
};

/** Days of plans follow holidays, those of bids that are due on them or later. */
export const followHoliday: Follows<Holiday> = async ({ record, changes, by }, at) => {
  const [first] = [record.day, changes.day?.from].filter((day) => typeof day === 'string').toSorted();
  if (!first) return;
  for (const bid of await plannedBids(at.trx, first)) await reschedule(at, bid, by);
};
