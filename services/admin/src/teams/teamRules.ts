import type { teams } from '@bidwright/contract-admin';
import { type InputOf, message, type Reference } from '@bidwright/contract-kit';
import { Problem, type Rules } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { updateAtOnce } from '../updateAtOnce.ts';
import { openBidsOf } from './primaryBids.ts';

const refusal = (why: string, said: ReturnType<typeof message>) =>
  new Problem(422, 'invalid', why, { fields: { successor: said } });

/** The successor, by its own name. Nobody takes it out of use until the transaction ends. */
const takingOver = async (db: Db, team: string, { id }: Reference): Promise<Reference> => {
  const found = await db
    .selectFrom('teams')
    .select(['name', 'status'])
    .where('id', '=', id)
    .where('id', '<>', team)
    .forUpdate()
    .executeTakeFirst();
  if (found?.status !== 'Active')
    throw refusal('The successor must be another team in use', message('admin.teams.successor'));
  return { id, name: found.name };
};

const mustLeadNothing = async (db: Db, team: string) => {
  const count = await openBidsOf(db, team);
  if (count > 0)
    throw refusal(
      'A team with open bids goes out of use only with a successor',
      message('admin.teams.needsSuccessor', { count }),
    );
};

/** A team that leads open bids goes out of use only where another one takes them over. */
export const teamRules: Rules<InputOf<typeof teams>, Db> = {
  update: async (was, is, { merging }, { db, record }) => {
    const isSame = was.successor?.id === is.successor?.id;
    if (is.status === 'Active') return was.status === 'Inactive' && isSame ? { ...is, successor: null } : is;
    // What belongs to it goes where it is merged into.
    if (merging) return { ...is, successor: null };
    if (was.status === 'Inactive' && isSame) return is;
    if (is.successor) return { ...is, successor: await takingOver(db, record.id, is.successor) };
    if (was.status === 'Active') await mustLeadNothing(db, record.id);
    return is;
  },
  responsibilities: { lead: {} },
  answers: { update: updateAtOnce },
};
