import Box from '@mui/material/Box';
import { type KeyboardEvent, useId } from 'react';
import { ChooseRow } from './ChooseRow.tsx';
import type { Column, Identified, Selection } from './columns.ts';
import { EditCell } from './EditCell.tsx';
import { bodyCell, bodyRow, choosing } from './look.ts';
import { Opener } from './Opener.tsx';
import { openRow } from './openRow.ts';

interface GridRowProps<R> {
  row: R;
  index: number;
  columns: readonly Column<R>[];
  /** All rows of the page in their order. */
  ids: readonly string[];
  active: boolean;
  onActive: (index: number) => void;
  href?: (row: R) => string;
  onOpen?: (row: R) => void;
  current?: string;
  selection?: Selection;
}

/** One row. Its name opens it, and so does a click anywhere on it but on what can be edited; Space on its name chooses it. */
export const GridRow = <R extends Identified>(props: GridRowProps<R>) => {
  const { row, index, columns, ids, active, onActive, href, onOpen, current, selection } = props;
  const name = useId();
  const chosen = selection?.chosen.has(row.id);
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    if (!selection || event.key !== ' ' || !(event.target instanceof Element) || !event.target.matches('[data-opener]'))
      return;
    event.preventDefault();
    selection.onChoose([row.id], !chosen);
  };
  return (
    <Box
      component="tr"
      aria-rowindex={index + 2}
      aria-current={row.id === current || undefined}
      data-chosen={chosen || undefined}
      onFocus={() => onActive(index)}
      onClick={openRow}
      onKeyDown={choose}
      sx={bodyRow}
      style={{ cursor: href || onOpen ? 'pointer' : undefined }}
    >
      {selection && <ChooseRow id={row.id} ids={ids} namedBy={name} selection={selection} />}
      {columns.map(({ id, header, cell, below, numeric, width, edit }, at) => (
        <Box
          component={at === 0 ? 'th' : 'td'}
          scope={at === 0 ? 'row' : undefined}
          key={id}
          sx={bodyCell(at === 0, numeric, selection && choosing)}
          style={{ maxWidth: width }}
        >
          {at === 0 ? (
            <Opener id={name} href={href?.(row)} onOpen={onOpen && (() => onOpen(row))} tabIndex={active ? 0 : -1}>
              {cell(row)}
            </Opener>
          ) : (
            <EditCell column={id} label={header} numeric={numeric} onEdit={edit?.(row)}>
              {cell(row)}
            </EditCell>
          )}
          {at === 0 && below && (
            <Box sx={{ typography: 'caption', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {below(row)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
};
