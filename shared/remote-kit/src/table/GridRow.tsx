import Box from '@mui/material/Box';
import type { Column, Identified } from './columns.ts';
import { bodyCell, bodyRow } from './look.ts';
import { Opener } from './Opener.tsx';
import { openRow } from './openRow.ts';

interface GridRowProps<R> {
  row: R;
  index: number;
  columns: readonly Column<R>[];
  active: boolean;
  onActive: (index: number) => void;
  href?: (row: R) => string;
  onOpen?: (row: R) => void;
  current?: string;
}

/** One row. Its name opens it, and so does a click anywhere on it. */
export const GridRow = <R extends Identified>({
  row,
  index,
  columns,
  active,
  onActive,
  href,
  onOpen,
  current,
}: GridRowProps<R>) => (
  <Box
    component="tr"
    aria-rowindex={index + 2}
    aria-current={row.id === current || undefined}
    onFocus={() => onActive(index)}
    onClick={openRow}
    sx={bodyRow}
    style={{ cursor: href || onOpen ? 'pointer' : undefined }}
  >
    {columns.map(({ id, cell, below, numeric, width }, at) => (
      <Box
        component={at === 0 ? 'th' : 'td'}
        scope={at === 0 ? 'row' : undefined}
        key={id}
        sx={bodyCell(at === 0, numeric)}
        style={{ maxWidth: width }}
      >
        {at === 0 ? (
          <Opener href={href?.(row)} onOpen={onOpen && (() => onOpen(row))} tabIndex={active ? 0 : -1}>
            {cell(row)}
          </Opener>
        ) : (
          cell(row)
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
