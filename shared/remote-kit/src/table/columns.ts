import type { ReactNode } from 'react';

/** What every row has. */
export interface Identified {
  id: string;
}

export interface Column<R> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** A second line, below the first column's name. */
  below?: (row: R) => ReactNode;
  /** The field the server sorts by; without it the column cannot be sorted. */
  sort?: string;
  /** Figures stand at the end of the cell. */
  numeric?: boolean;
  /** An amount of money: alone on a card it says what it is without its name. */
  money?: boolean;
  /** In pixels: longer texts are cut there. The rest of the width is shared. */
  width?: number;
  /** Shown from this page width on: lg 1200, xl 1536. */
  from?: 'lg' | 'xl';
  /** Left out unless somebody chooses it. */
  hidden?: boolean;
  /** Opens an editor at the cell of a row; without one, or where it answers undefined, the cell is only read. */
  edit?: (row: R) => ((cell: HTMLElement) => void) | undefined;
  /** Takes no room, as a menu that lies over the end of a row; its head is read aloud only. */
  silent?: boolean;
  /** One of the three fields of a card below 900 px. Unless any column says so, the first three after the name. */
  key?: boolean;
}

/** Rows that are chosen, to do something with all of them. */
export interface Selection {
  chosen: ReadonlySet<string>;
  onChoose: (ids: string[], chosen: boolean) => void;
  /** Rows are chosen on narrow pages too, where what can be done with them is shown there (`narrow` of its bar). */
  narrow?: boolean;
}

export interface Sort {
  field: string;
  descending?: boolean;
}

/** What several rows come to, in a row of its own. */
export interface SumRow {
  name: ReactNode;
  /** By column. */
  sums: Readonly<Record<string, ReactNode>>;
}

/** Rows that stand together: which group a row belongs to, and what each group comes to. */
export interface Groups<R> {
  of: (row: R) => string;
  heads: ReadonlyMap<string, SumRow>;
}

/** The columns of a card: those marked, or the first three after the name. */
export const keyColumns = <R>(columns: readonly Column<R>[]): Column<R>[] => {
  const [, ...others] = columns;
  const marked = others.filter(({ key }) => key);
  return (marked.length > 0 ? marked : others).slice(0, 3);
};
