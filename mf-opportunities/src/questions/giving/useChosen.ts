import type { Question } from '@bidwright/contract-opportunities';
import { useMemo, useState } from 'react';

const none: ReadonlyMap<string, Question> = new Map();

/** Questions that are chosen, on whatever page they stand; those in sight as they are now. */
export const useChosen = (rows: readonly Question[] | undefined) => {
  const [chosen, setChosen] = useState(none);
  const selection = useMemo(
    () => ({
      chosen: new Set(chosen.keys()),
      onChoose: (ids: string[], isChosen: boolean) => {
        const next = new Map(chosen);
        for (const row of rows ?? []) {
          if (!ids.includes(row.id)) continue;
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        setChosen(next);
      },
    }),
    [chosen, rows],
  );
  const now = new Map(rows?.map((row) => [row.id, row]));
  return {
    selection,
    chosen: [...chosen.values()].map((row) => now.get(row.id) ?? row),
    clear: () => setChosen(none),
  };
};
