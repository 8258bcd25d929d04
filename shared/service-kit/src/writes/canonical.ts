const sorted = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON that is the same text for equal values, whatever the order of their keys. */
export const canonical = (value: unknown): string => JSON.stringify(value, sorted);
