import { useState } from 'react';
import { type Kind, max, type Shown } from './rows.ts';

const firstOf = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Which lines of the form are shown; one that was taken away leaves its place to the next that is added. */
export const useShown = (count: Record<Kind, number>) => {
  const [shown, setShown] = useState<Shown>({ factors: firstOf(count.factors), stops: firstOf(count.stops) });
  const free = (kind: Kind) => firstOf(max[kind]).find((at) => !shown[kind].includes(at));
  return {
    shown,
    hasRoom: (kind: Kind) => free(kind) !== undefined,
    add: (kind: Kind) => {
      const at = free(kind);
      if (at !== undefined) setShown({ ...shown, [kind]: [...shown[kind], at] });
    },
    remove: (kind: Kind, at: number) => setShown({ ...shown, [kind]: shown[kind].filter((one) => one !== at) }),
  };
};
