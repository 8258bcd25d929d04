import { personal } from '@bidwright/remote-kit/personal';

/** What the basket knows of an entry; its text is read when it is needed. */
export interface Collected {
  id: string;
  title: string;
  opportunity: string | null;
}

/** As many as one Word file takes, and one call answers. */
export const maxCollected = 200;

const isCollected = (value: unknown): value is Collected =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

const baskets = personal('rfp-library.basket', (kept): readonly Collected[] =>
  Array.isArray(kept) ? kept.filter(isCollected).slice(0, maxCollected) : [],
);
const listeners = new Set<() => void>();

/** What a person collected on this device. */
export const readBasket = (personId: string): readonly Collected[] => baskets.read(personId);

/** A browser that keeps nothing still has the basket until the app is left. */
export const keepBasket = (personId: string, entries: readonly Collected[]): void => {
  baskets.keep(personId, entries);
  for (const tell of listeners) tell();
};

/** Tells of each change of a basket, whoever makes it. */
export const onBasket = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
