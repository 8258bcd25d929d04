import Box from '@mui/material/Box';
import type { KeyboardEvent, PropsWithChildren } from 'react';
import { useIntl } from 'react-intl';
import { moveByKeys } from './moveByKeys.ts';

interface EditCellProps {
  column: string;
  /** The head of the column. */
  label: string;
  numeric?: boolean;
  /** Opens the editor at the cell; without it the cell is only read. */
  onEdit?: (cell: HTMLElement) => void;
}

/** The head is read before what the cell holds. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const keys: ReadonlySet<string> = new Set(['Enter', 'F2', 'e']);

/** A cell that can be edited: a click takes the focus there; Enter, F2, e or a double click opens its editor. */
export const EditCell = ({ column, label, numeric, onEdit, children }: PropsWithChildren<EditCellProps>) => {
  const intl = useIntl();
  if (!onEdit) return children;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !keys.has(event.key)) return moveByKeys(event);
    event.preventDefault();
    return onEdit(event.currentTarget);
  };
  return (
    <Box
      component="button"
      type="button"
      data-edit={column}
      tabIndex={-1}
      aria-description={intl.formatMessage({ id: 'kit.table.edit' })}
      aria-haspopup="dialog"
      onKeyDown={press}
      onDoubleClick={(event) => onEdit(event.currentTarget)}
      // A press that no pointer made comes from a reader of the screen.
      onClick={(event) => (event.detail === 0 ? onEdit(event.currentTarget) : event.currentTarget.focus())}
      sx={{
        position: 'relative',
        marginInline: '-6px',
        paddingInline: '6px',
        minHeight: 32,
        display: 'flex',
        alignItems: 'center',
        justifyContent: numeric ? 'flex-end' : 'flex-start',
        borderRadius: '4px',
        cursor: 'cell',
        overflow: 'hidden',
        width: 'calc(100% + 12px)',
        border: 0,
        font: 'inherit',
        color: 'inherit',
        textAlign: 'inherit',
        background: 'none',
        '& > *': { minWidth: 0 },
        outlineOffset: -2,
        '&:hover': { outline: '1px solid', outlineColor: 'line.strong' },
        '&:focus': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={unseen}>{`${label}: `}</Box>
      {children}
    </Box>
  );
};
