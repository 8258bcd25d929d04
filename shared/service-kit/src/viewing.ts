import { AsyncLocalStorage } from 'node:async_hooks';
import type { Person } from '@bidwright/contract-kit';
import { Problem } from './problem.ts';

const viewing = new AsyncLocalStorage<boolean>();

/** From here to the end of the request nothing is written where an Admin only looks, as somebody of another role. */
export const beginViewing = ({ viewAs }: Pick<Person, 'viewAs'>): void => viewing.enterWith(viewAs !== undefined);

/** What is noted of such an Admin is written all the same: that the view began or ended, and what was looked at. */
export const notedAnyway = <T>(act: () => T): T => viewing.run(false, act);

const onlyViewing = () =>
  new Problem(403, 'viewing', 'You are viewing the app as another role. Changes are not possible.');

/** Refuses to do something for who only looks. */
export const mustNotView = ({ viewAs }: Pick<Person, 'viewAs'>): void => {
  if (viewAs !== undefined) throw onlyViewing();
};

const writing = /^\s*(insert|update|delete|replace|create|alter|drop|truncate|rename|lock)\b/i;

/** Refuses a statement that writes where somebody only looks, whichever call it belongs to. */
export const mustOnlyRead = (statement: string): void => {
  if (viewing.getStore() && writing.test(statement)) throw onlyViewing();
};
