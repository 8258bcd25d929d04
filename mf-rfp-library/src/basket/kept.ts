/** What the basket knows of an entry; its text is read when it is needed. */
export interface Collected {
  id: string;
  title: string;
  opportunity: string | null;
}

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

const parsed = (text: string | null): readonly Collected[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCollected).slice(0, mostCollected) : [];
  } catch {
    return [];
  }
};

const textAt = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Baskets as they were last, by what was kept of them then: who asks twice is answered with the same one. */
const known = new Map<string, { text: string | null; entries: readonly Collected[] }>();
const listeners = new Set<() => void>();

/** What a person collected on this device. */
export const readBasket = (personId: string): readonly Collected[] => {
  const text = textAt(keyOf(personId));
  const last = known.get(personId);
  if (last?.text === text) return last.entries;
  const entries = parsed(text);
  known.set(personId, { text, entries });
  return entries;
};

/** A browser that keeps nothing still has the basket until the app is left. */
export const keepBasket = (personId: string, entries: readonly Collected[]): void => {
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(entries));
  } catch {
    // The browser keeps nothing, or has no room.
  }
  known.set(personId, { text: textAt(keyOf(personId)), entries });
  for (const tell of listeners) tell();
};

/** Tells of each change of a basket, whoever makes it. */
export const onBasket = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
