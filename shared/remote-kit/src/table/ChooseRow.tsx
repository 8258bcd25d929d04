import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type MouseEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import type { Selection } from './columns.ts';
import { choosingCell } from './look.ts';

interface ChooseRowProps {
  id: string;
  /** All rows of the page in their order. */
  ids: readonly string[];
  /** The id of the element that names the row. */
  namedBy: string;
  selection: Selection;
}

/** Where a range began that is to be chosen with Shift: the last row pressed. */
const lastOf = new WeakMap<object, string>();

/** Chooses a row; with Shift all rows from the one that was pressed before. */
export const ChooseRow = ({ id, ids, namedBy, selection: { chosen, onChoose } }: ChooseRowProps) => {
  const intl = useIntl();
  const own = useId();
  const press = (event: MouseEvent<HTMLElement>) => {
    const table = event.currentTarget.closest('table');
    const from = ids.indexOf((event.shiftKey && table && lastOf.get(table)) || id);
    const to = ids.indexOf(id);
    onChoose(ids.slice(Math.min(from, to), Math.max(from, to) + 1), !chosen.has(id));
    if (table) lastOf.set(table, id);
  };
  return (
    <Box component="td" sx={choosingCell(false)}>
      <Checkbox
        size="small"
        tabIndex={-1}
        checked={chosen.has(id)}
        onClick={press}
        slotProps={{
          input: {
            id: own,
            'aria-label': intl.formatMessage({ id: 'kit.table.choose' }),
            'aria-labelledby': `${own} ${namedBy}`,
          },
        }}
      />
    </Box>
  );
};
