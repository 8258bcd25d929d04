import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Identified, Selection } from './columns.ts';

/**
 * Chooses a row or takes it back; as a range, all rows from the one that was pressed before do as it does. The function stays the same, so
 * that a row need not be drawn again because another was chosen.
 */
export const useChoosing = (rows: readonly Identified[], selection: Selection | undefined) => {
  const now = useRef({ rows, selection });
  useLayoutEffect(() => {
    now.current = { rows, selection };
  });
  const last = useRef<string>(undefined);
  return useCallback((id: string, range: boolean) => {
    const { rows: shown, selection: held } = now.current;
    if (!held) return;
    const ids = shown.map((row) => row.id);
    const to = ids.indexOf(id);
    const before = range && last.current ? ids.indexOf(last.current) : -1;
    const from = before < 0 ? to : before;
    held.onChoose(ids.slice(Math.min(from, to), Math.max(from, to) + 1), !held.chosen.has(id));
    last.current = id;
  }, []);
};
