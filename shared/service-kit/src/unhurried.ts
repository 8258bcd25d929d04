import { AsyncLocalStorage } from 'node:async_hooks';

const taking = new AsyncLocalStorage<boolean>();

/** Statements of `act` may take as long as the database lets them: of migrations and other work that nobody waits for. */
export const unhurried = <T>(act: () => Promise<T>): Promise<T> => taking.run(true, act);

export const isUnhurried = (): boolean => taking.getStore() ?? false;
