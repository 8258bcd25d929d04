import type { Choice, Where } from '@bidwright/contract-kit';
import { useState } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';

interface Asked {
  where: Where[];
  search: string;
}

const none: ReadonlyMap<string, BidRow | undefined> = new Map();

/** Which records are chosen, across pages; or all that the filters find. Other filters begin anew. */
export const useSelection = (asked: Asked, rows: readonly BidRow[] | undefined) => {
  const key = JSON.stringify(asked);
  const [kept, setKept] = useState({ key, all: false, records: none });
  const { all, records } = kept.key === key ? kept : { all: false, records: none };
  const shown = rows ?? [];
  const onChoose = (ids: string[], chosen: boolean) => {
    const next = new Map(all ? shown.map((row) => [row.id, row]) : records);
    for (const id of ids) {
      if (chosen)
        next.set(
          id,
          shown.find((row) => row.id === id),
        );
      else next.delete(id);
    }
    setKept({ key, all: false, records: next });
  };
  const choice: Choice = all
    ? { col: 'opportunities', ...asked }
    : {
        col: 'opportunities',
        ids: [...records].map(([id, record]) => (record ? { id, version: record.version } : id)),
      };
  return {
    all,
    count: records.size,
    records: [...records.values()].filter((record) => record !== undefined),
    /** The rows of this page, whether chosen or not. */
    shown,
    chosen: all ? new Set(shown.map(({ id }) => id)) : new Set(records.keys()),
    onChoose,
    choice,
    chooseAll: () => setKept({ key, all: true, records: none }),
    clear: () => setKept({ key, all: false, records: none }),
  };
};

export type Chosen = ReturnType<typeof useSelection>;
