import type { Chance, Holiday, OpportunityStatus } from '@bidwright/contract-admin';
import { copiesAt } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

/** The lists of the firm by which plans and months count, in one statement. */
export const listsOf = (db: Db) =>
  copiesAt<{ opportunityStatus: OpportunityStatus; chances: Chance; holidays: Holiday }>(db, {
    opportunityStatus: 'all',
    chances: 'all',
    holidays: 'all',
  });

export type Lists = Awaited<ReturnType<typeof listsOf>>;
