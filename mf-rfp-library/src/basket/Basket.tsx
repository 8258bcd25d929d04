import type { Reference } from '@bidwright/contract-kit';
import { usePerson } from '@bidwright/shell-api';
import { createContext, type PropsWithChildren, useContext, useMemo, useState } from 'react';
import { keepBasket, readBasket } from './kept.ts';

/** What the basket knows of an entry; its text is read when it is needed. */
export interface Collected {
  id: string;
  title: string;
  opportunity: string | null;
}

interface Basket {
  entries: readonly Collected[];
  has: (id: string) => boolean;
  /** Puts an entry in, or takes it out. */
  toggle: (entry: { id: string; sectionTitle: Reference; opportunity: Reference | null }) => void;
  remove: (id: string) => void;
  /** Moves an entry up or down. */
  move: (id: string, step: 1 | -1) => void;
  empty: () => void;
}

const Context = createContext<Basket | null>(null);

export const useBasket = (): Basket => {
  const basket = useContext(Context);
  if (!basket) throw new Error('The basket stands around the library');
  return basket;
};

const moved = (entries: readonly Collected[], id: string, step: 1 | -1): readonly Collected[] => {
  const from = entries.findIndex((one) => one.id === id);
  const to = from + step;
  const [entry, other] = [entries[from], entries[to]];
  if (!entry || !other) return entries;
  return entries.map((one, at) => (at === from ? other : at === to ? entry : one));
};

/** The entries that a person collects for a proposal, in order. They stay on this device. */
export const BasketProvider = ({ children }: PropsWithChildren) => {
  const person = usePerson();
  const [entries, setEntries] = useState(() => readBasket(person.id));
  const basket = useMemo<Basket>(() => {
    const set = (next: readonly Collected[]) => {
      keepBasket(person.id, next);
      setEntries(next);
    };
    const without = (id: string) => entries.filter((one) => one.id !== id);
    const has = (id: string) => entries.some((one) => one.id === id);
    return {
      entries,
      has,
      toggle: ({ id, sectionTitle, opportunity }) =>
        set(
          has(id)
            ? without(id)
            : [...entries, { id, title: sectionTitle.name, opportunity: opportunity?.name ?? null }],
        ),
      remove: (id) => set(without(id)),
      move: (id, step) => set(moved(entries, id, step)),
      empty: () => set([]),
    };
  }, [entries, person.id]);
  return <Context value={basket}>{children}</Context>;
};
