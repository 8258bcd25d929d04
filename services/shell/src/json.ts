import type { ColumnType } from 'kysely';

/** Read as parsed, written as text. */
export type Json<T> = ColumnType<T, string, string>;

/** The same, where there may be nothing. */
export type MaybeJson<T> = ColumnType<T | null, string | null, string | null>;
