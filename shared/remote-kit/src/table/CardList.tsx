import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { Card } from './Card.tsx';
import { ChooseAllBox } from './ChooseAll.tsx';
import type { Column, Groups, Identified, Selection } from './columns.ts';
import { choosers, openers } from './look.ts';
import { useChoosing } from './useChoosing.ts';

interface CardListProps<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  href?: (row: R) => string;
  onOpen?: (row: R) => void;
  selection?: Selection;
  groups?: Groups<R>;
}

/** Rows as cards, for narrow pages. */
export const CardList = <R extends Identified>(props: CardListProps<R>) => {
  const { label, columns, rows, href, onOpen, groups } = props;
  const selection = props.selection?.narrow ? props.selection : undefined;
  const choose = useChoosing(rows, selection);
  return (
    <Box sx={choosers}>
      {selection && (
        <Box data-choosing sx={{ paddingInlineStart: 0.5 }}>
          <ChooseAllBox rows={rows} selection={selection} />
        </Box>
      )}
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
            <Card
              row={row}
              columns={columns}
              href={href?.(row)}
              onOpen={onOpen && (() => onOpen(row))}
              chosen={selection?.chosen.has(row.id) ?? false}
              onChoose={selection && ((range) => choose(row.id, range))}
            />
          </Fragment>
        ))}
      </Box>
    </Box>
  );
};
