import { useState } from 'react';
import type { ListRecord } from '../lists/list.ts';

const none: ReadonlyMap<string, ListRecord> = new Map();

/** Which records of a list are chosen, across its pages. Other filters, which `asked` tells apart, begin anew. */
export const useChosen = (asked: string, rows: readonly ListRecord[] | undefined) => {
  const [kept, setKept] = useState({ asked, records: none });
  const records = kept.asked === asked ? kept.records : none;
  const onChoose = (ids: string[], isChosen: boolean) => {
    const next = new Map(records);
    for (const id of ids) {
      const row = rows?.find((one) => one.id === id);
      if (isChosen && row) next.set(id, row);
      else next.delete(id);
    }
    setKept({ asked, records: next });
  };
  return {
    chosen: new Set(records.keys()),
    records: [...records.values()],
    onChoose,
    clear: () => setKept({ asked, records: none }),
  };
};
