import { capacity, savePlans } from '@bidwright/contract-ftes';
import { handle } from '@bidwright/service-kit';
import { countedIn } from './capacity/asked.ts';
import { capacityOf } from './capacity/capacityOf.ts';
import { saveAll } from './save/saveAll.ts';

/** What answers the calls of the contract beside those of its collections. */
export const calls = [
  handle(capacity, ({ db, person, input }) => capacityOf(db, person, countedIn(input))),
  handle(savePlans, ({ service, db, person, by, input }) =>
    saveAll(
      service,
      db,
      person,
      input.plans.map((plan) => ({ ...plan })),
      by.requestId,
    ),
  ),
];
