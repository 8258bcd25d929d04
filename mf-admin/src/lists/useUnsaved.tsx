import { DiscardDialog } from '@bidwright/remote-kit/forms';
import { type ReactNode, useCallback, useState } from 'react';

interface Unsaved {
  /** To be told of each change in the form. */
  touch: () => void;
  /** Goes on at once, or once the person gave the changes up. */
  leave: (go: () => void) => void;
  dialog: ReactNode;
}

/** Asks before changes in the open record are given up for another record. Leaving the page is the shell's to ask. */
export const useUnsaved = (record: string | null): Unsaved => {
  const [touched, setTouched] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<() => void>();

  // Once the panel is closed, the same record opens without changes.
  if (record === null && touched !== null) setTouched(null);

  const touch = useCallback(() => setTouched(record), [record]);
  const dirty = record !== null && touched === record;
  const leave = (go: () => void) => (dirty ? setWaiting(() => go) : go());

  const dialog = (
    <DiscardDialog
      open={waiting !== undefined}
      onDiscard={() => {
        setTouched(null);
        waiting?.();
      }}
      onClose={() => setWaiting(undefined)}
    />
  );
  return { touch, leave, dialog };
};
