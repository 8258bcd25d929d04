import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { ChooseAll } from './ChooseAll.tsx';
import type { Column, Identified, Selection, Sort } from './columns.ts';
import { GridRow } from './GridRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { choosing } from './look.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useGridTable } from './useGridTable.ts';
import { useShownRows } from './useShownRows.ts';

export interface GridProps<R> {
  label: string;
  columns: readonly Column<R>[];
  /** Undefined while the first ones load. */
  rows: readonly R[] | undefined;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  href?: (row: R) => string;
  onOpen?: (row: R) => void;
  current?: string;
  selection?: Selection;
  onWidth?: (columnId: string, width: number) => void;
}

const none: never[] = [];

/** Stands for rows that are not drawn. */
const gap = (height: number) => height > 0 && <tr aria-hidden style={{ height }} />;

/** The rows as a table, with a head and a first column that stay in sight. */
export const Grid = <R extends Identified>({
  label,
  columns,
  rows,
  sort,
  onSort,
  onWidth,
  ...opening
}: GridProps<R>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useGridTable(columns, rows ?? none);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const model = table.getRowModel().rows;
  const [active, setActive] = useState(0);
  const { from, to, before, after } = useShownRows(model.length, scroller);

  return (
    <Box ref={scroller} sx={{ overflow: 'auto', maxHeight: 'max(320px, calc(100dvh - 260px))' }}>
      <Box
        component="table"
        aria-label={label}
        aria-rowcount={rows && model.length + 1}
        sx={{ width: '100%', borderCollapse: 'separate', borderSpacing: 0 }}
      >
        <thead>
          <tr>
            {opening.selection && <ChooseAll rows={rows ?? none} selection={opening.selection} />}
            {shown.map((column, at) => (
              <HeadCell
                key={column.id}
                column={column}
                first={at === 0}
                after={opening.selection && choosing}
                sort={sort}
                onSort={onSort}
                onWidth={onWidth}
              />
            ))}
          </tr>
        </thead>
        <tbody data-rows>
          {!rows && <SkeletonRows columns={shown} selection={opening.selection !== undefined} />}
          {gap(before)}
          {model.slice(from, to).map(({ id, original, index }) => (
            <GridRow
              key={id}
              row={original}
              ids={model.map((one) => one.id)}
              index={index}
              columns={shown}
              active={index === Math.min(active, model.length - 1)}
              onActive={setActive}
              {...opening}
            />
          ))}
          {gap(after)}
        </tbody>
      </Box>
    </Box>
  );
};
