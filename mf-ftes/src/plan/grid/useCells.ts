import { useState } from 'react';
import type { Write } from '../draft/draft.ts';
import type { Line } from '../draft/lines.ts';
import { type Block, blockOf, type Copied, filledFrom, fillSource, type Spot, spotsIn } from './block.ts';
import type { Column } from './columns.ts';
import { readTable } from './share.ts';
import { type Unit, writeFigure } from './units.ts';

/** Which cells are marked, and what is typed into one of them. */
interface Hold {
  anchor: Spot;
  active: Spot;
  editing?: string;
}

interface Cells {
  lines: readonly Line[];
  columns: readonly Pick<Column, 'months'>[];
  unit: Unit;
  onWrite: (writes: readonly Write[]) => void;
}

const start: Spot = { row: 0, col: 0 };

/** The marked cells of the plan, and what can be done with them. */
export const useCells = ({ lines, columns, unit, onWrite }: Cells) => {
  const [hold, setHold] = useState<Hold>({ anchor: start, active: start });
  const within = ({ row, col }: Spot): Spot => ({
    row: Math.max(0, Math.min(lines.length - 1, row)),
    col: Math.max(0, Math.min(columns.length - 1, col)),
  });
  const active = within(hold.active);
  const block = blockOf(within(hold.anchor), active);
  const { editing } = hold;

  const monthsAt = (col: number) => columns[col]?.months ?? [];
  /** What one month of a cell holds, of several the average. */
  const partAt = ({ row, col }: Spot) => {
    const parts = monthsAt(col).map((month) => lines[row]?.parts[month] ?? 0);
    return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
  };
  const readAt = (text: string, { col }: Spot) => unit.read(text, monthsAt(col).length);
  const textAt = (spot: Spot) => writeFigure(unit, partAt(spot), monthsAt(spot.col).length);
  /** Each month of a cell gets the same. */
  const writeAt = ({ row, col }: Spot, part: number): Write[] => {
    const key = lines[row]?.key;
    return key === undefined ? [] : monthsAt(col).map((month) => ({ key, month, part }));
  };
  const write = (cells: readonly { spot: Spot; part: number }[]) =>
    onWrite(cells.flatMap(({ spot, part }) => writeAt(spot, part)));
  const copy = (copied: readonly Copied[]) => write(copied.map(({ to, from }) => ({ spot: to, part: partAt(from) })));

  const typed = editing === undefined ? undefined : readAt(editing, active);
  return {
    active,
    block,
    editing,
    /** What is typed can be no part of a month. */
    isRefused: editing !== undefined && typed === undefined,
    /** What is typed, as it would be written. */
    preview: typed === undefined ? undefined : writeAt(active, typed),
    go: (to: Spot, extend = false) =>
      setHold({ anchor: extend ? hold.anchor : within(to), active: within(to), editing: undefined }),
    selectAll: () => setHold({ anchor: start, active: within({ row: lines.length, col: columns.length }) }),
    edit: (text?: string) => {
      const now = partAt(active);
      setHold({ anchor: active, active, editing: text ?? (now > 0 ? textAt(active) : '') });
    },
    type: (text: string) => setHold({ ...hold, editing: text }),
    leave: () => setHold({ ...hold, editing: undefined }),
    /** Writes what is typed and goes on; false where it is refused. */
    commit: (to: Spot = active): boolean => {
      if (editing === undefined) return true;
      if (typed === undefined) return false;
      // An unchanged text keeps the decimals that it does not show.
      const now = partAt(active);
      if (editing !== textAt(active) && typed !== now) write([{ spot: active, part: typed }]);
      setHold({ anchor: within(to), active: within(to) });
      return true;
    },
    clear: () => write(spotsIn(block).map((spot) => ({ spot, part: 0 }))),
    step: (by: 1 | -1) =>
      write(spotsIn(block).map((spot) => ({ spot, part: unit.bounded(partAt(spot) + by * unit.step) }))),
    fill: (along: 'row' | 'column') => copy(filledFrom(fillSource(block, along), block)),
    fillTo: (target: Block) => {
      copy(filledFrom(block, target));
      setHold({
        anchor: { row: target.top, col: target.start },
        active: { row: target.bottom, col: target.end },
      });
    },
    /** The marked cells as spreadsheets take them. */
    text: () =>
      Array.from({ length: block.bottom - block.top + 1 }, (_, row) =>
        Array.from({ length: block.end - block.start + 1 }, (_, col) =>
          textAt({ row: block.top + row, col: block.start + col }),
        ).join('\t'),
      ).join('\n'),
    /** Writes cells of a spreadsheet from the first marked cell on; one value goes into all marked cells. */
    paste: (text: string) => {
      const table = readTable(text).map((row) =>
        row.map((cell, on) => readAt(cell, { row: block.top, col: block.start + on })),
      );
      const single = table.length === 1 && table[0]?.length === 1 ? table[0][0] : undefined;
      if (single !== undefined) return write(spotsIn(block).map((spot) => ({ spot, part: single })));
      return write(
        table.flatMap((row, down) =>
          row.flatMap((part, on) =>
            part === undefined ? [] : [{ spot: { row: block.top + down, col: block.start + on }, part }],
          ),
        ),
      );
    },
  };
};

export type CellsInHand = ReturnType<typeof useCells>;
