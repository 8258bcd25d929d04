import type { Column, SumRow } from './columns.ts';

interface SumLineProps<R> extends SumRow {
  columns: readonly Column<R>[];
  /** A row of boxes stands before the columns. */
  selection: boolean;
  /** What the sums are of: the rows that follow, or all. */
  of: 'group' | 'all';
}

/** Sums below the heads of what they add up. */
export const SumLine = <R,>({ columns, selection, of, name, sums }: SumLineProps<R>) => {
  const [, ...others] = columns;
  return (
    <tr data-sums={of}>
      {selection && <td data-choosing aria-hidden />}
      <th scope={of === 'group' ? 'rowgroup' : 'row'} data-first>
        {name}
      </th>
      {others.map(({ id, numeric, silent }) => (
        <td key={id} data-numeric={numeric || undefined} data-silent={silent || undefined}>
          {sums[id]}
        </td>
      ))}
    </tr>
  );
};
