import type { Team } from '@bidwright/contract-admin';
import { message, type Reference } from '@bidwright/contract-kit';
import { type Database, Problem, type Row, type Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { updateAtOnce } from '../updateAtOnce.ts';
import { openBidsOf } from './primaryBids.ts';

const refusal = (why: string, said: ReturnType<typeof message>) =>
  new Problem(422, 'invalid', why, { fields: { successor: said } });

/** The successor, by its own name. Nobody takes it out of use until the transaction ends. */
const takingOver = async (db: Database, team: string, { id }: Reference): Promise<Reference> => {
  const { rows } = await sql<{ name: string; status: string }>`select name, status from teams
    where id = ${id} and id <> ${team} for update`.execute(db);
  const [found] = rows;
  if (found?.status !== 'Active')
    throw refusal('The successor must be another team in use', message('admin.teams.successor'));
  return { id, name: found.name };
};

const mustLeadNothing = async (db: Database, team: string) => {
  const count = await openBidsOf(db, team);
  if (count > 0)
    throw refusal(
      'A team with open bids goes out of use only with a successor',
      message('admin.teams.needsSuccessor', { count }),
    );
};

/** A team that leads open bids goes out of use only where another one takes them over. */
export const teamRules: Rules = {
  update: async (before, after, { merging }, { db, record }) => {
    const [was, is] = [before as Row & Team, after as Row & Team];
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
