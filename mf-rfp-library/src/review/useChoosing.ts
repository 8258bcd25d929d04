import { mostNamed } from '@bidwright/contract-rfp-library';
import { useState } from 'react';
import type { Entry } from '../api.ts';

/** Which of the results are chosen; undefined: nobody is choosing. What is no longer listed is not chosen either. */
export const useChoosing = <Listed extends Entry>(entries: readonly Listed[] = []) => {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const chosen = entries.filter(({ id }) => ids?.has(id));
  const fit = entries.slice(0, mostNamed);
  return {
    chosen: ids && chosen,
    rest: fit.length - chosen.length,
    begin: () => setIds(new Set()),
    end: () => setIds(undefined),
    all: () => setIds(new Set(fit.map(({ id }) => id))),
    toggle: (id: string) =>
      setIds((before = new Set()) => {
        const after = new Set(before);
        if (!after.delete(id) && chosen.length < mostNamed) after.add(id);
        return after;
      }),
  };
};
