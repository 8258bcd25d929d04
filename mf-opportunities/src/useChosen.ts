import { useMemo, useState } from 'react';

/** Rows of a list that are chosen, on whatever page they stand; those in sight as they are now. */
export const useChosen = <Row extends { id: string }>(rows: readonly Row[] | undefined) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const selection = useMemo(
    () => ({
      narrow: true,
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
    clear: () => setChosen(new Map()),
  };
};
