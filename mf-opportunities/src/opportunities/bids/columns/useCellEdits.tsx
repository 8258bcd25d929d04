import type { Column } from '@bidwright/remote-kit/table';
import { lazy } from '@bidwright/shell-api';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useEditRights } from '../../bid/edits/useEditRights.ts';
import type { Edits } from '../../bid/edits/useEdits.tsx';
import type { BidField } from '../../field/fieldRules.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { editedFields } from './editedFields.ts';

const CellEditor = lazy(async () => ({ default: (await import('./CellEditor.tsx')).CellEditor }));

interface Editing {
  anchor: HTMLElement;
  record: BidRow;
  field: BidField;
}

/** The columns with what opens an editor at their cells, and the editor that is open. */
export const useCellEdits = (
  columns: Column<BidRow>[],
  edits: Pick<Edits, 'save'>,
  onStatus: (record: BidRow, statusId: string) => void,
): { columns: Column<BidRow>[]; editor: ReactNode } => {
  const { mayEdit } = useEditRights();
  const [editing, setEditing] = useState<Editing>();
  const edited = useMemo(
    () =>
      columns.map((column): Column<BidRow> => {
        const field = editedFields.find(({ name }) => name === column.id);
        if (!field) return column;
        return {
          ...column,
          edit: (record) => (mayEdit(record) ? (anchor) => setEditing({ anchor, record, field }) : undefined),
        };
      }),
    [columns, mayEdit],
  );
  return {
    columns: edited,
    editor: editing && (
      <Suspense>
        <CellEditor
          {...editing}
          onClose={() => setEditing(undefined)}
          onSave={(record, value) => {
            setEditing(undefined);
            const { field } = editing;
            if (field.name === 'opportunityStatus' && value && typeof value === 'object') onStatus(record, value.id);
            else void edits.save(record, { [field.name]: value });
          }}
        />
      </Suspense>
    ),
  };
};
