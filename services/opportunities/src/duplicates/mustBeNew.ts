import { message } from '@bidwright/contract-kit';
import { Problem } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { isFree } from './numbersAhead.ts';
import { sameNumbered } from './sameNumbered.ts';

/** Refuses a number that another bid has, however it is spelled, unless the person says that both are meant. */
export const mustBeNew = async (db: Db, number: string | null, but = ''): Promise<void> => {
  if (number && isFree(db, number)) return;
  const [found] = await sameNumbered(db, number, but, 1);
  if (found)
    throw new Problem(409, 'duplicate', `‘${found.solicitationName}’ has the same solicitation number`, {
      fields: { solicitationNumber: message('validation.taken') },
      current: { id: found.id, solicitationName: found.solicitationName },
    });
};
