import TableSortLabel from '@mui/material/TableSortLabel';
import type { Column, Sort } from './columns.ts';
import { WidthHandle } from './WidthHandle.tsx';

interface HeadCellProps<R> {
  column: Column<R>;
  first: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  onWidth?: (columnId: string, width: number) => void;
}

/** Between two heads there is room for it; no column gets wider by it. */
const icon = (numeric?: boolean) => ({
  position: 'absolute',
  margin: 0,
  [numeric ? 'insetInlineEnd' : 'insetInlineStart']: '100%',
});

/** The head of a column; where the column can be sorted, a button that does it. */
export const HeadCell = <R,>({
  column: { id, header, sort: field, numeric, width, silent },
  first,
  sort,
  onSort,
  onWidth,
}: HeadCellProps<R>) => {
  const sorted = field !== undefined && sort?.field === field;
  const direction = sort?.descending ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      data-first={first || undefined}
      data-numeric={numeric || undefined}
      data-silent={silent || undefined}
      style={{ width, minWidth: onWidth && !first ? width : undefined }}
    >
      {field && onSort ? (
        <TableSortLabel
          active={sorted}
          direction={sorted ? direction : 'asc'}
          onClick={() => onSort({ field, descending: sorted && !sort.descending })}
          sx={{
            flexDirection: numeric ? 'row-reverse' : 'row',
            // Words of two signs, as Chinese has them, would be too small to hit.
            minWidth: 24,
            minHeight: 24,
            '& .MuiTableSortLabel-icon': icon(numeric),
          }}
        >
          {header}
        </TableSortLabel>
      ) : (
        <span data-unseen={silent || undefined}>{header}</span>
      )}
      {onWidth && !silent && <WidthHandle label={header} width={width} onWidth={(to) => onWidth(id, to)} />}
    </th>
  );
};
