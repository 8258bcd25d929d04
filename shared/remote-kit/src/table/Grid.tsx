import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Fragment, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { denseRow } from '../ui/theme.ts';
import { ChooseAll } from './ChooseAll.tsx';
import type { Column, Groups, Identified, Selection, Sort, SumRow } from './columns.ts';
import { GridRow } from './GridRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { tableLook } from './look.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SumLine } from './SumLine.tsx';
import { useChoosing } from './useChoosing.ts';
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
  /** Rows of one line. */
  dense?: boolean;
  /** The rows come group by group, each below its head. */
  groups?: Groups<R>;
  /** What all rows come to, those of other pages too. */
  total?: SumRow;
}

const none: never[] = [];
const looks = { plain: tableLook(false), chosen: tableLook(true) };

/** So many rows fill most screens. */
const screenful = 20;

/** Stands for rows that are not drawn. */
const gap = (height: number) => height > 0 && <tr aria-hidden style={{ height }} />;

/** The rows as a table, with a head and a first column that stay in sight. */
export const Grid = <R extends Identified>(props: GridProps<R>) => {
  const { label, columns, rows, sort, onSort, onWidth, href, onOpen, current, selection, dense, groups, total } = props;
  const { rowHeight } = useTheme();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useGridTable(columns, rows ?? none);
  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return visible.flatMap(({ id }) => byId.get(id) ?? []);
  }, [columns, visible]);
  const model = table.getRowModel().rows;
  const hint = useId();
  const [active, setActive] = useState(0);
  const height = dense ? denseRow : rowHeight;
  const { from, to, before, after } = useShownRows(model.length, scroller, height, groups !== undefined);
  // Of other rows than before, those in sight are drawn at once and the rest when that is done.
  const settled = useDeferredValue(rows, none);
  const end = settled?.[0]?.id === rows?.[0]?.id ? to : Math.min(to, from + screenful);
  const choose = useChoosing(rows ?? none, selection);

  const sumLine = { columns: shown, selection: selection !== undefined };
  const groupHead = (row: R, before: R | undefined) => {
    const key = groups?.of(row);
    const head = key === undefined ? undefined : groups?.heads.get(key);
    if (!head || (before && groups?.of(before) === key)) return null;
    return <SumLine {...head} {...sumLine} of="group" />;
  };

  return (
    <Box ref={scroller} sx={{ overflow: 'auto', maxHeight: 'max(320px, calc(100dvh - 260px))' }}>
      <Box
        component="table"
        aria-label={label}
        aria-rowcount={rows && model.length + 1}
        data-dense={dense || undefined}
        sx={selection ? looks.chosen : looks.plain}
      >
        <thead>
          <tr>
            {selection && <ChooseAll rows={rows ?? none} selection={selection} />}
            {shown.map((column, at) => (
              <HeadCell
                key={column.id}
                column={column}
                first={at === 0}
                sort={sort}
                onSort={onSort}
                onWidth={onWidth}
              />
            ))}
          </tr>
        </thead>
        <tbody data-rows>
          {!rows && <SkeletonRows columns={shown} selection={selection !== undefined} />}
          {gap(before)}
          {model.slice(from, end).map(({ id, original, index }) => (
            <Fragment key={id}>
              {groupHead(original, model[index - 1]?.original)}
              <GridRow
                row={original}
                index={index}
                columns={shown}
                hint={hint}
                active={index === Math.min(active, model.length - 1)}
                onActive={setActive}
                href={href?.(original)}
                onOpen={onOpen}
                current={id === current}
                chosen={selection?.chosen.has(id)}
                onChoose={selection && choose}
              />
            </Fragment>
          ))}
          {gap(after + (to - end) * height)}
        </tbody>
        {total && rows && (
          <tfoot>
            <SumLine {...total} {...sumLine} of="all" />
          </tfoot>
        )}
      </Box>
      {shown.some(({ edit }) => edit) && (
        <span hidden id={hint}>
          <FormattedMessage id="kit.table.edit" />
        </span>
      )}
    </Box>
  );
};
