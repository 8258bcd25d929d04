import type { leaves } from '@bidwright/contract-ftes';
import type { InputOf } from '@bidwright/contract-kit';
import { message } from '@bidwright/contract-kit';
import { Problem, type Rules } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

type Input = InputOf<typeof leaves>;

/** Nobody is away twice at once: what is typed again, or overlaps, is a slip. */
const mustBeAlone = async (db: Db, { person, firstDay, lastDay, status }: Input, id = ''): Promise<void> => {
  if (status !== 'Active') return;
  const other = await db
    .selectFrom('leaves')
    .select(['firstDay', 'lastDay'])
    .where('personId', '=', person.id)
    .where('status', '=', 'Active')
    .where('lastDay', '>=', firstDay)
    .where('firstDay', '<=', lastDay)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  const { firstDay: from, lastDay: to } = other;
  throw new Problem(422, 'invalid', `Overlaps with existing leave from ${from} to ${to}`, {
    fields: { firstDay: message('ftes.leave.overlaps', { from, to }) },
  });
};

export const leaveRules: Rules<Input, Db> = {
  create: async (leave, _by, { db }) => {
    await mustBeAlone(db, leave);
    return leave;
  },
  update: async (_was, leave, _by, { db, record }) => {
    await mustBeAlone(db, leave, record.id);
    return leave;
  },
};
