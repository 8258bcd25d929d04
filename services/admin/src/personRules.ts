import type { UserInput } from '@bidwright/contract-admin';
import type { Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { createPerson } from './accountDefaults.ts';
import { mustLeaveAnAdmin } from './lastAdmin.ts';
import { withManagerEmail } from './managers.ts';
import { aliasOf, type Db } from './tables.ts';
import { updateAtOnce } from './updateAtOnce.ts';

const t = aliasOf('users', 't');

/** What people's records ask for beside the contract. */
export const personRules: Rules<UserInput, Db> = {
  create: (row, _by, { db }) => withManagerEmail(db, row),
  update: async (before, after, by, at) => {
    await mustLeaveAnAdmin([before, after], by, at);
    return withManagerEmail(at.db, after);
  },
  // Nobody becomes the own manager.
  responsibilities: { manager: { open: async (_db, to) => sql<boolean>`${t.id} <> ${to?.id ?? ''}` } },
  // Two Admins cannot take the role from each other at once.
  answers: { create: createPerson, update: updateAtOnce },
};
