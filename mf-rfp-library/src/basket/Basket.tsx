import type { Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { createContext, type PropsWithChildren, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Collected, keepBasket, maxCollected, onBasket, readBasket } from './kept.ts';

type Given = { id: string; sectionTitle: Reference; opportunity: Reference | null };

interface Basket {
  entries: readonly Collected[];
  has: (id: string) => boolean;
  /** Puts an entry in, or takes it out. */
  toggle: (entry: Given) => void;
  /** Puts several in that are not in yet, as many as it has room for. */
  add: (entries: readonly Given[]) => void;
  remove: (id: string) => void;
  /** Moves an entry up or down. */
  move: (id: string, step: 1 | -1) => void;
  empty: () => void;
  /** Takes back that it was emptied; what was added since stays. */
  putBack: (before: readonly Collected[]) => void;
}

const Context = createContext<Basket | null>(null);

export const useBasket = (): Basket => {
  const basket = useContext(Context);
  if (!basket) throw new Error('The basket stands around the library');
  return basket;
};

const collectedOf = ({ id, sectionTitle, opportunity }: Given): Collected => ({
  id,
  title: sectionTitle.name,
  opportunity: opportunity?.name ?? null,
});

const moved = (entries: readonly Collected[], id: string, step: 1 | -1): readonly Collected[] => {
  const from = entries.findIndex((one) => one.id === id);
  const to = from + step;
  const [entry, other] = [entries[from], entries[to]];
  if (!entry || !other) return entries;
  return entries.map((one, at) => (at === from ? other : at === to ? entry : one));
};

/** The entries that a person collects for a proposal, in order. They stay on this device. */
export const BasketProvider = ({ children }: PropsWithChildren) => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const entries = useSyncExternalStore(onBasket, () => readBasket(person.id));
  const basket = useMemo<Basket>(() => {
    const set = (next: readonly Collected[]) => keepBasket(person.id, next);
    const put = (more: readonly Given[]) => {
      const all = [...entries, ...more.map(collectedOf)];
      if (all.length > maxCollected)
        alert({
          severity: 'error',
          text: intl.formatMessage({ id: 'rfp-library.basket.full' }, { max: maxCollected }),
        });
      set(all.slice(0, maxCollected));
    };
    const without = (id: string) => entries.filter((one) => one.id !== id);
    const has = (id: string) => entries.some((one) => one.id === id);
    return {
      entries,
      has,
      toggle: (entry) => (has(entry.id) ? set(without(entry.id)) : put([entry])),
      add: (more) => put(more.filter(({ id }) => !has(id))),
      remove: (id) => set(without(id)),
      move: (id, step) => set(moved(entries, id, step)),
      empty: () => set([]),
      putBack: (before) => {
        // It may be asked for long after the library was left, when nothing is left of this one.
        const since = readBasket(person.id).filter(({ id }) => before.every((one) => one.id !== id));
        set([...before, ...since].slice(0, maxCollected));
      },
    };
  }, [entries, person.id, alert, intl]);
  return <Context value={basket}>{children}</Context>;
};
