import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { ChooseBox } from './ChooseBox.tsx';
import { type Column, type Identified, keyColumns } from './columns.ts';
import { Opener } from './Opener.tsx';
import { openRow } from './openRow.ts';

interface CardProps<R> {
  row: R;
  columns: readonly Column<R>[];
  href?: string;
  onOpen?: () => void;
  chosen: boolean;
  /** Without it the row cannot be chosen. */
  onChoose?: (range: boolean) => void;
}

/** A row as a card: the name, its second line, three key fields. */
export const Card = <R extends Identified>({ row, columns, href, onOpen, chosen, onChoose }: CardProps<R>) => {
  const named = useId();
  const [name] = columns;
  const keys = keyColumns(columns);
  const figures = keys.filter(({ numeric }) => numeric);
  // Nobody could tell what a bare number counts, or which of several is which.
  const areNamed = figures.length > 1 || figures.some(({ money }) => !money);
  return (
    <Paper
      component="li"
      variant="outlined"
      onClick={openRow}
      sx={{
        display: 'flex',
        alignItems: 'start',
        paddingInlineEnd: 2,
        paddingInlineStart: onChoose ? 0.5 : 2,
        bgcolor: chosen ? 'surface.tint' : undefined,
      }}
    >
      {onChoose && (
        <Box data-choosing sx={{ flexShrink: 0, marginBlockStart: 0.5 }}>
          <ChooseBox chosen={chosen} namedBy={named} onChoose={onChoose} tabIndex={0} />
        </Box>
      )}
      <Box sx={{ flexGrow: 1, display: 'grid', gap: 0.5, minWidth: 0, paddingBlock: 1.5 }}>
        <Opener id={named} href={href} onOpen={onOpen} tabIndex={0}>
          {name?.cell(row)}
        </Opener>
        {name?.below && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name.below(row)}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockStart: 0.5 }}>
          {keys
            .filter(({ numeric }) => !numeric)
            .map(({ id, cell }) => (
              <div key={id}>{cell(row)}</div>
            ))}
          {figures.length > 0 && (
            <Box sx={{ display: 'flex', gap: 2, marginInlineStart: 'auto', fontWeight: 600, textAlign: 'end' }}>
              {figures.map(({ id, header, cell }) => (
                <div key={id}>
                  {areNamed && (
                    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                      {header}
                    </Box>
                  )}
                  {cell(row)}
                </div>
              ))}
            </Box>
          )}
        </Box>
      </Box>
    </Paper>
  );
};
