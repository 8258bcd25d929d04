import { personal } from '@bidwright/remote-kit/personal';

/** The rows of the list that the person saw last in this tab. The shell forgets them when the person signs out. */
export interface Rows {
  ids: string[];
  /** The number of the first one, from 1. */
  from: number;
  total: number | undefined;
  /** The list's address, with its filters. */
  address: string;
}

const isRows = (value: unknown): value is Rows =>
  typeof value === 'object' &&
  value !== null &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  'from' in value &&
  typeof value.from === 'number' &&
  'address' in value &&
  typeof value.address === 'string';

const rows = personal(
  'opportunities.rows',
  (kept) => (isRows(kept) ? kept : undefined),
  () => sessionStorage,
);

/** Without room there are no neighbours. */
export const keepRows = (personId: string, kept: Rows): void => void rows.keep(personId, kept);

export const readRows = (personId: string): Rows | undefined => rows.read(personId);
