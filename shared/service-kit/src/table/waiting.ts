import type { Database, Row } from '../connect.ts';

/** A transaction whose new rows wait, to be added with others of their table. */
export interface Waiting {
  /** All of it is undone in the end: nothing needs to be told of it. */
  isTry: boolean;
  add(table: string, rows: Row[]): void;
}

/** By transaction. */
export const waiting = new WeakMap<Database, Waiting>();
