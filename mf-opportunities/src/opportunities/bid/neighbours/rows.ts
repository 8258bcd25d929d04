const keyOf = (personId: string) => `bidwright.opportunities.rows.${personId}`;

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

export const keepRows = (personId: string, rows: Rows): void => {
  try {
    sessionStorage.setItem(keyOf(personId), JSON.stringify(rows));
  } catch {
    // Without room there are no neighbours.
  }
};

export const readRows = (personId: string): Rows | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(personId)) ?? 'null');
    return isRows(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};
