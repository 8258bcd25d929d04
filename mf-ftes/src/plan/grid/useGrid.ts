import { useTheme } from '@bidwright/remote-kit/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { Line } from '../draft/lines.ts';
import type { Column } from './columns.ts';
import { pressed } from './keys.ts';
import { cellAt, isSameSpot, spotOf } from './spots.ts';
import type { CellsInHand } from './useCells.ts';
import { useClipboard } from './useClipboard.ts';
import { useLatest } from './useLatest.ts';
import { usePointer } from './usePointer.ts';
import { useShown } from './useShown.ts';

const isTyping = (target: EventTarget) => target instanceof HTMLInputElement;

/** What keys, pointer and clipboard change. */
export interface GridProps {
  lines: readonly Line[];
  columns: readonly Column[];
  cells: CellsInHand;
  editable: boolean;
  undo?: () => void;
  redo?: () => void;
  onRemove: (line: Line) => void;
}

/** The grid’s keyboard, pointer and clipboard. The focus follows the cell in hand. */
export const useGrid = ({ lines, columns, cells, editable, undo, redo, onRemove }: GridProps) => {
  const [table, setTable] = useState<HTMLTableElement | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const rightToLeft = useTheme().direction === 'rtl';
  const pointer = usePointer(cells);
  const { active, editing } = cells;
  const isOpen = editing !== undefined;
  const { shown, dismiss, forgetPointer, onPointerLeave, ...hover } = useShown(
    hasFocus && !isOpen ? active : undefined,
  );
  useClipboard(cells, hasFocus && !isOpen, editable);

  const { row, col } = active;
  useEffect(() => {
    if (hasFocus && !isOpen) cellAt(table, { row, col })?.focus();
  }, [table, hasFocus, isOpen, row, col]);

  // Rows are drawn again only where something of theirs has changed: what they call stays the same.
  const latest = useLatest({ type: cells.type, onRemove });
  const onType = useCallback((text: string) => latest.current.type(text), [latest]);
  const remove = useCallback(
    (line: Line) => {
      latest.current.onRemove(line);
      // The button goes with its row; the focus goes to the cell in hand.
      setHasFocus(true);
    },
    [latest],
  );

  /** What is typed keeps the focus, or gets it again. */
  const goOnTyping = (event: SyntheticEvent) => {
    if (isTyping(event.target)) return;
    event.preventDefault();
    table?.querySelector('input')?.focus();
  };

  const events = {
    onPointerLeave,
    onPointerDown: (event: PointerEvent) => {
      pointer.onPointerDown(event);
      if (cells.isRefused) goOnTyping(event);
    },
    onPointerOver: (event: PointerEvent) => {
      pointer.onPointerOver(event);
      hover.onPointerOver(event);
    },
    onMouseDown: (event: MouseEvent) => {
      if (cells.isRefused) goOnTyping(event);
    },
    onDoubleClick: (event: MouseEvent) => {
      if (editable && spotOf(event.target) && !isTyping(event.target)) cells.edit();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!spotOf(event.target)) return;
      const doing = { cells, editable, rightToLeft, rows: lines.length, columns: columns.length, undo, redo };
      forgetPointer();
      if (event.key === 'Escape' && !isOpen) dismiss();
      if (pressed(event, doing)) event.preventDefault();
    },
    onFocus: (event: FocusEvent) => {
      const spot = spotOf(event.target);
      setHasFocus(spot !== undefined);
      if (spot && !isOpen && !isSameSpot(spot, active)) cells.go(spot);
      if (spot && isOpen) goOnTyping(event);
    },
    onBlur: (event: FocusEvent) => {
      if (spotOf(event.relatedTarget)) return;
      setHasFocus(false);
      // What is refused stays, with the reason.
      cells.commit();
    },
  };
  return { table, setTable, events, onType, remove, target: pointer.target, shown };
};
