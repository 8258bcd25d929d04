import { setTimeout } from 'node:timers/promises';
import { apiPlace, callOf, tokenHeader } from '@bidwright/contract-template-demo';
import { allSubjects } from '@bidwright/contract-template-demo/all';
import { handleIn } from '@bidwright/service-kit';
import { answerOwn } from './ownState.ts';
import { api } from './settings.ts';
import type { Db } from './tables.ts';

const handle = handleIn<Db>();

/** Every address of the demo, with the subject that it belongs to. */
export const addresses = Object.entries(allSubjects).flatMap(([name, subject]) =>
  Object.entries(subject.routes).map(([address, route]) => ({ name, subject, address, route })),
);

export const calls = [
  handle(apiPlace, async () => ({ api })),
  ...addresses.map(({ name, subject, address, route }) =>
    handle(callOf(address, route), async ({ db, person, input, request }) => {
      if (route.delayMs) await setTimeout(route.delayMs);
      return answerOwn(db, { person, name, subject, address, body: input, authorization: request.get(tokenHeader) });
    }),
  ),
];
