import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Column, Sort } from './columns.ts';
import { headCell } from './look.ts';

interface HeadCellProps<R> {
  column: Column<R>;
  first: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Between two heads there is room for it; no column gets wider by it. */
const icon = (numeric?: boolean) => ({
  position: 'absolute',
  margin: 0,
  [numeric ? 'insetInlineEnd' : 'insetInlineStart']: '100%',
});

/** The head of a column; where the column can be sorted, a button that does it. */
export const HeadCell = <R,>({
  column: { header, sort: field, numeric, width },
  first,
  sort,
  onSort,
}: HeadCellProps<R>) => {
  const sorted = field !== undefined && sort?.field === field;
  const direction = sort?.descending ? 'desc' : 'asc';
  return (
    <Box
      component="th"
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      sx={headCell(first, numeric)}
      style={{ width }}
    >
      {field && onSort ? (
        <TableSortLabel
          active={sorted}
          direction={sorted ? direction : 'asc'}
          onClick={() => onSort({ field, descending: sorted && !sort.descending })}
          sx={{ flexDirection: numeric ? 'row-reverse' : 'row', '& .MuiTableSortLabel-icon': icon(numeric) }}
        >
          {header}
        </TableSortLabel>
      ) : (
        header
      )}
    </Box>
  );
};
