import { useDirtyForm } from '@bidwright/shell-api';
import { useMemo, useState } from 'react';
import {
  added,
  changeCount,
  clashesIn,
  type Draft,
  drafted,
  noDraft,
  removed,
  settled,
  type Write,
  written,
} from './draft.ts';
import { begun, done, redone, undone } from './history.ts';
import type { Line, Seat } from './lines.ts';

/** The plan as it is being changed, over what is kept; each step can be undone. Asks before the page is left with changes. */
export const useDraft = (kept: readonly Line[]) => {
  const [history, setHistory] = useState(() => begun(noDraft));
  const draft = history.present;
  const lines = useMemo(() => drafted(kept, draft), [kept, draft]);
  const changes = useMemo(() => changeCount(kept, draft), [kept, draft]);
  const clashes = useMemo(() => clashesIn(kept, draft), [kept, draft]);
  useDirtyForm(changes > 0);
  const step = (change: (draft: Draft) => Draft) => setHistory((before) => done(before, change(before.present)));
  return {
    draft,
    lines,
    changes,
    clashes,
    write: (writes: readonly Write[]) => writes.length > 0 && step((before) => written(before, kept, writes)),
    add: (seats: readonly Seat[]) => step((before) => added(before, seats)),
    /** Adds a row, and writes months, as one step. */
    addAndWrite: (seats: readonly Seat[], writes: readonly Write[]) =>
      step((before) => written(added(before, seats), kept, writes)),
    remove: (key: string) => step((before) => removed(before, key)),
    settle: (whose: 'mine' | 'theirs') => step((before) => settled(before, clashes, whose)),
    undo: history.past.length > 0 ? () => setHistory(undone) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redone) : undefined,
    /** Gives up all changes, for instance because they are kept now. */
    clear: () => setHistory(begun(noDraft)),
  };
};

export type Drafting = ReturnType<typeof useDraft>;
