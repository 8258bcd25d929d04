import type { Collected } from './Basket.tsx';

/** As many as one Word file takes, and one call answers. */
export const mostCollected = 200;

const keyOf = (personId: string) => `bidwright.rfp-library.basket.${personId}`;

const isCollected = (value: unknown): value is Collected =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** What a person collected on this device. */
export const readBasket = (personId: string): readonly Collected[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCollected).slice(0, mostCollected) : [];
  } catch {
    return [];
  }
};

/** A browser that keeps nothing still has the basket until the page is left. */
export const keepBasket = (personId: string, entries: readonly Collected[]): void => {
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(entries));
  } catch {
    // The browser keeps nothing, or has no room.
  }
};
