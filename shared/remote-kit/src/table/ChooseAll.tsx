import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useIntl } from 'react-intl';
import type { Identified, Selection } from './columns.ts';
import { choosingCell } from './look.ts';

interface ChooseAllProps {
  rows: readonly Identified[];
  selection: Selection;
}

/** Chooses all rows of the page, or none. */
export const ChooseAll = ({ rows, selection: { chosen, onChoose } }: ChooseAllProps) => {
  const intl = useIntl();
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  const all = count > 0 && count === rows.length;
  return (
    <Box component="th" scope="col" sx={choosingCell(true)}>
      <Checkbox
        size="small"
        checked={all}
        indeterminate={count > 0 && !all}
        disabled={rows.length === 0}
        onChange={() =>
          onChoose(
            rows.map(({ id }) => id),
            !all,
          )
        }
        slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'kit.table.chooseAll' }) } }}
      />
    </Box>
  );
};
