import {
  type AnswerOf,
  call,
  choice,
  count,
  listOf,
  object,
  objectOf,
  recordId,
  string,
  tally,
} from '@bidwright/contract-kit';
import { companies } from './companies.ts';
import { mergeable } from './merges.ts';
import { adminsOnly } from './rights.ts';
import { salaryProjections } from './salaryProjections.ts';
import { users } from './users.ts';

/** Entries that one call answers at most. */
export const maxEntries = 50;

const words = () => string().nullable().defined();

/** What was done to a record and to what belongs to it. Of salaries it says that something was done, never what. */
export const recordAudit = call({
  service: companies.service,
  name: 'recordAudit',
  summary: `What was done to a record and what belongs to it, by whom, the newest first, ${maxEntries} at most`,
  input: object({
    col: choice([...mergeable, salaryProjections.name, users.name]).required(),
    id: recordId('companies').required(),
    /** The entry before which earlier ones are asked for. */
    before: count(),
  }),
  answer: listOf(
    objectOf({
      seq: tally(),
      /** Seconds since 1970. */
      at: tally(),
      by: string().defined(),
      action: string().defined(),
      /** The subcollection of whose record it is. */
      sub: words(),
      changes: listOf(objectOf({ field: string().defined(), from: words(), to: words() })),
    }),
  ),
  right: adminsOnly,
});
export type AuditLine = AnswerOf<typeof recordAudit>[number];
