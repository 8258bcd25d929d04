import type { ErrorInfo } from '@bidwright/contract-kit';
import { lacksNeeds, type OpportunityInput } from '@bidwright/contract-opportunities';
import { useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { lazy, useAlert } from '@bidwright/shell-api';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useUpdateOpportunity } from '../../../api.ts';
import { useFaults } from '../../field/useFaults.ts';
import type { BidRow, OpportunityRecord } from '../../OpportunityRecord.ts';
import { useUndoKey } from './useUndoKey.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog.tsx')).ConflictDialog,
}));

type Changes = Partial<OpportunityInput>;

/** What was changed of a record of this version, and is shown at once. */
interface Edit {
  version: number;
  changes: Changes;
}

interface Conflict {
  base: BidRow;
  mine: Changes;
  current: OpportunityRecord;
  fields: readonly string[];
}

export interface Edits {
  /** The record with what was changed of it and is not answered yet. */
  shown: (record: BidRow) => BidRow;
  /** Saves changes; says what became of them, and offers to undo them. Answers what is wrong, or nothing. */
  save: (record: BidRow, changes: Changes) => Promise<ErrorInfo | undefined>;
  /** Something else was done since: Ctrl+Z no longer means the last change. */
  forget: () => void;
  /** To be drawn on the page: it asks where somebody else has changed the same. */
  dialog: ReactNode;
}

const valuesOf = (record: BidRow, changes: Changes): Changes =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(record, name)]));

/** Changes of single fields from a list: shown at once, taken back where they fail, and undone on demand, by the alert or by Ctrl+Z. */
export const useEdits = (): Edits => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const faults = useFaults();
  const [update] = useUpdateOpportunity();
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const [conflict, setConflict] = useState<Conflict>();
  const last = useRef<() => void>(undefined);
  useUndoKey(last);

  const write = async (id: string, version: number, changes: Changes) => {
    setEdits((now) => new Map(now).set(id, { version, changes }));
    const error = await update({ id, version, changes });
    if (error) setEdits((now) => new Map([...now].filter(([of]) => of !== id)));
    return error;
  };

  const done = () => intl.formatMessage({ id: 'opportunities.update.done' });
  const fail = (error: ErrorInfo) => {
    const [fault] = Object.values(error.fields ?? {});
    const needed = error.code === lacksNeeds ? faults(error.fields) : undefined;
    const detail = needed ?? (fault ? fieldMessage(fault) : errorText(error));
    alert({ severity: 'error', text: intl.formatMessage({ id: 'opportunities.update.failed' }), detail });
  };

  const undo = async (record: BidRow, changes: Changes) => {
    last.current = undefined;
    const error = await write(record.id, record.version + 1, valuesOf(record, changes));
    if (error) fail(error);
    else alert({ severity: 'success', text: done(), compact: true });
  };

  const ask = (base: BidRow, mine: Changes, { current, fields = {} }: ErrorInfo) =>
    setConflict({ base, mine, current: current as OpportunityRecord, fields: Object.keys(fields) });

  const save = async (record: BidRow, changes: Changes) => {
    const error = await write(record.id, record.version, changes);
    if (error?.code === 'conflict') ask(record, changes, error);
    // Who moves a bid asks for what it lacks.
    else if (error?.code === lacksNeeds) return error;
    else if (error) fail(error);
    else {
      const label = intl.formatMessage({ id: 'opportunities.parts.undo' });
      const run = () => void undo(record, changes);
      last.current = run;
      alert({ severity: 'success', text: done(), action: { label, run } });
    }
    return error;
  };

  const shown = useCallback(
    (record: BidRow) => {
      const edit = edits.get(record.id);
      return edit && record.version <= edit.version ? { ...record, ...edit.changes } : record;
    },
    [edits],
  );

  const close = () => setConflict(undefined);
  return {
    shown,
    save,
    forget: () => {
      last.current = undefined;
    },
    dialog: conflict && (
      <Suspense>
        <ConflictDialog
          {...conflict}
          onConflict={(error) => ask(conflict.base, conflict.mine, error)}
          onResolved={() => {
            alert({ severity: 'success', text: done() });
            close();
          }}
          onClose={close}
        />
      </Suspense>
    ),
  };
};
