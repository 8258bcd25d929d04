import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Fragment } from 'react';
import type { Column, Groups, Identified } from './columns.ts';
import { keyColumns } from './columns.ts';
import { openers } from './look.ts';
import { Opener } from './Opener.tsx';
import { openRow } from './openRow.ts';

interface CardListProps<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  href?: (row: R) => string;
  onOpen?: (row: R) => void;
  groups?: Groups<R>;
}

/** Rows as cards, for narrow pages: the name, its second line, three key fields. */
export const CardList = <R extends Identified>({ label, columns, rows, href, onOpen, groups }: CardListProps<R>) => {
  const [name] = columns;
  const keys = keyColumns(columns);
  // Of several figures nobody could tell which is which.
  const isNamed = keys.filter(({ numeric }) => numeric).length > 1;
  return (
    <Box
      component="ul"
      aria-label={label}
      data-rows
      sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none', ...openers }}
    >
      {rows.map((row, at) => (
        <Fragment key={row.id}>
          {groups && at === rows.findIndex((one) => groups.of(one) === groups.of(row)) && (
            <Box component="li" sx={{ typography: 'h3', marginBlockStart: 1 }}>
              {groups.heads.get(groups.of(row))?.name}
            </Box>
          )}
          <Paper
            component="li"
            variant="outlined"
            onClick={openRow}
            sx={{ padding: '12px 16px', display: 'grid', gap: 0.5, minWidth: 0 }}
          >
            <Opener href={href?.(row)} onOpen={onOpen && (() => onOpen(row))} tabIndex={0}>
              {name?.cell(row)}
            </Opener>
            {name?.below && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name.below(row)}</Box>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockStart: 0.5 }}>
              {keys.map(({ id, header, cell, numeric }) => (
                <Box key={id} sx={numeric ? { marginInlineStart: 'auto', fontWeight: 600 } : undefined}>
                  {isNamed && numeric && (
                    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                      {header}
                    </Box>
                  )}
                  {cell(row)}
                </Box>
              ))}
            </Box>
          </Paper>
        </Fragment>
      ))}
    </Box>
  );
};
