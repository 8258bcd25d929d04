import type { Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { createPerson } from './accountDefaults.ts';
import { mustLeaveAnAdmin } from './lastAdmin.ts';
import { withManagerEmail } from './managers.ts';
import { updateAtOnce } from './updateAtOnce.ts';

/** What people's records ask for beside the contract. */
export const personRules: Rules = {
  create: (row, _by, { db }) => withManagerEmail(db, row),
  update: async (before, after, by, at) => {
    await mustLeaveAnAdmin([before, after], by, at);
    return withManagerEmail(at.db, after);
  },
  // Nobody becomes the own manager.
  responsibilities: { manager: { open: async (_db, to) => sql<boolean>`t.id <> ${to?.id ?? ''}` } },
  // Two Admins cannot take the role from each other at once.
  answers: { create: createPerson, update: updateAtOnce },
};
