import type { Row } from './connect.ts';

/** Is it an object of JSON, no list? */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
