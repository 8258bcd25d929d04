import type { KeyboardEvent } from 'react';
import type { CellsInHand } from './useCells.ts';

/** What keys do beside moving. */
interface Doing {
  cells: CellsInHand;
  editable: boolean;
  rightToLeft: boolean;
  rows: number;
  columns: number;
  undo?: () => void;
  redo?: () => void;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A key that begins what is typed. A letter does too: that it is no number is said at the cell. */
const typed = /^[\d.,\p{L}]$/u;

/** Where a key leads from the cell in hand. */
const moved = ({ key, ctrlKey, metaKey }: Key, { cells: { active }, rightToLeft, rows, columns }: Doing) => {
  const { row, col } = active;
  const far = ctrlKey || metaKey;
  const on = rightToLeft ? -1 : 1;
  const moves: Record<string, typeof active> = {
    ArrowDown: { row: far ? rows : row + 1, col },
    ArrowUp: { row: far ? 0 : row - 1, col },
    ArrowRight: { row, col: far ? (on > 0 ? columns : 0) : col + on },
    ArrowLeft: { row, col: far ? (on > 0 ? 0 : columns) : col - on },
    Home: { row: far ? 0 : row, col: 0 },
    End: { row: far ? rows : row, col: columns },
    PageDown: { row: row + 10, col },
    PageUp: { row: row - 10, col },
  };
  return moves[key];
};

/** While a cell is typed into. Answers whether the key was used. */
const whileTyping = (pressed: Key, { cells, columns }: Doing): boolean => {
  const { active, commit, leave } = cells;
  const { key, shiftKey } = pressed;
  if (key === 'Escape') {
    leave();
    return true;
  }
  if (key === 'Enter') {
    commit({ row: active.row + (shiftKey ? -1 : 1), col: active.col });
    return true;
  }
  if (key !== 'Tab') return false;
  const col = active.col + (shiftKey ? -1 : 1);
  // At the end of the row Tab leaves the grid, unless what is typed is refused.
  if (col < 0 || col >= columns) return !commit();
  commit({ row: active.row, col });
  return true;
};

const act = (run: () => unknown): true => {
  run();
  return true;
};

const change = (pressed: Key, { cells, undo, redo }: Doing): boolean => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return act(() => (shiftKey ? redo?.() : undo?.()));
    if (letter === 'y') return act(() => redo?.());
    if (letter === 'r' && !shiftKey) return act(() => cells.fill('row'));
    if (letter === 'd') return act(() => cells.fill('column'));
    return false;
  }
  if (altKey) return false;
  if (key === 'Enter' || key === 'F2') return act(() => cells.edit());
  if (key === 'Delete' || key === 'Backspace') return act(cells.clear);
  if (key === '+') return act(() => cells.step(1));
  if (key === '-') return act(() => cells.step(-1));
  return typed.test(key) && act(() => cells.edit(key));
};

/** What a key does in the grid. Answers whether it was used; what is not used is the browser’s. */
export const pressed = (event: Key, doing: Doing): boolean => {
  const { cells, editable } = doing;
  if (cells.editing !== undefined) return whileTyping(event, doing);
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    cells.selectAll();
    return true;
  }
  const to = moved(event, doing);
  if (to) {
    cells.go(to, event.shiftKey);
    return true;
  }
  return editable && change(event, doing);
};
