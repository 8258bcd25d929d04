import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
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
  const intl = useIntl();
  const [touched, setTouched] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<() => void>();

  // Once the panel is closed, the same record opens without changes.
  if (record === null && touched !== null) setTouched(null);

  const touch = useCallback(() => setTouched(record), [record]);
  const dirty = record !== null && touched === record;
  const leave = (go: () => void) => (dirty ? setWaiting(() => go) : go());

  const dialog = (
    <ConfirmDialog
      open={waiting !== undefined}
      title={intl.formatMessage({ id: 'admin.unsaved.title' })}
      confirm={intl.formatMessage({ id: 'admin.unsaved.discard' })}
      destructive
      onConfirm={() => {
        setTouched(null);
        waiting?.();
      }}
      onClose={() => setWaiting(undefined)}
    >
      <FormattedMessage id="admin.unsaved.text" />
    </ConfirmDialog>
  );
  return { touch, leave, dialog };
};
