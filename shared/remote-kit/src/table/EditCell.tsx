import type { KeyboardEvent, PropsWithChildren } from 'react';
import { moveByKeys } from './moveByKeys.ts';

interface EditCellProps {
  column: string;
  /** The head of the column, read before what the cell holds. */
  label: string;
  /** The id of what says how it is edited. */
  hint: string;
  /** Opens the editor at the cell; without it the cell is only read. */
  onEdit?: (cell: HTMLElement) => void;
}

const keys: ReadonlySet<string> = new Set(['Enter', 'F2', 'e']);

/** A cell that can be edited: a click takes the focus there; Enter, F2, e or a double click opens its editor. */
export const EditCell = ({ column, label, hint, onEdit, children }: PropsWithChildren<EditCellProps>) => {
  if (!onEdit) return children;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !keys.has(event.key)) return moveByKeys(event);
    event.preventDefault();
    return onEdit(event.currentTarget);
  };
  return (
    <button
      type="button"
      data-edit={column}
      tabIndex={-1}
      aria-describedby={hint}
      aria-haspopup="dialog"
      onKeyDown={press}
      onDoubleClick={(event) => onEdit(event.currentTarget)}
      // A press that no pointer made comes from a reader of the screen.
      onClick={(event) => (event.detail === 0 ? onEdit(event.currentTarget) : event.currentTarget.focus())}
    >
      <span data-unseen>{`${label}: `}</span>
      {children}
    </button>
  );
};
