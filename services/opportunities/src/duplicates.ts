import { message } from '@bidwright/contract-kit';
import { type Database, Problem } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Case, spaces and dashes tell no two numbers apart. */
const bare = (number: string) => number.replace(/[\s-]/g, '');

interface Found {
  id: string;
  solicitationName: string;
}

/** Refuses a number that another bid has, however it is spelled, unless the person says that both are meant. */
export const mustBeNew = async (db: Database, number: string | null, but = ''): Promise<void> => {
  const wanted = bare(number ?? '');
  if (!wanted) return;
  const { rows } = await sql<Found>`select id, solicitationName from opportunities
    where bareNumber = ${wanted} and id <> ${but} and status = 'Active' limit 1`.execute(db);
  const [found] = rows;
  if (found)
    throw new Problem(409, 'duplicate', `‘${found.solicitationName}’ has the same solicitation number`, {
      fields: { solicitationNumber: message('validation.taken') },
      current: found,
    });
};
