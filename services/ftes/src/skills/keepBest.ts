import { personSkills } from '@bidwright/contract-ftes';
import type { Kept } from '@bidwright/contract-kit';
import { changeRecord } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Follows } from '../tables.ts';

/**
 * Where people or skills became one and both had a level, the better one counts. The other record stays with what was merged, so that it is
 * there again when the merge is taken back.
 */
export const keepBest =
  <R extends Kept>(field: 'person' | 'skill'): Follows<R> =>
  async ({ recordId, into, by }, { trx, service }) => {
    const other = field === 'person' ? 'skillId' : 'personId';
    const twins = await trx
      .selectFrom('personSkills as stays')
      .innerJoin('personSkills as goes', `goes.${other}`, `stays.${other}`)
      .select([
        'stays.id',
        sql<number>`if(stays.status = 'Active', greatest(stays.level, goes.level), goes.level)`.as('level'),
      ])
      .where(`stays.${field}Id`, '=', String(into?.id))
      .where(`goes.${field}Id`, '=', recordId)
      .where('goes.status', '=', 'Active')
      .orderBy('stays.id')
      .execute();
    for (const { id, level } of twins)
      await changeRecord(trx, service.resource(personSkills), id, { level, status: 'Active' }, by);
  };
