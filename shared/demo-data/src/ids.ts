import { createHash } from 'node:crypto';

/** All of the demo data follows from it. */
export const seed = 20_261_121;

/** Before any real record, so that ids made in use sort after the demo's. */
const firstInstant = Date.UTC(2022, 0, 1);

/** The id of the n-th demo record of a collection: shaped as UUIDv7, the same on every day and machine. */
export const idOf = (collection: string, n: number): string => {
  const time = (firstInstant + n * 60_000).toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(`${seed}/${collection}/${n}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(18), 16) % 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
};
