/** The list with one entry changed; nothing where none has the id. */
export const changed = <T extends { id: string }>(
  list: readonly T[],
  id: string,
  change: (one: T) => T,
): T[] | undefined =>
  list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? change(one) : one)) : undefined;

/** Whether a text holds what somebody looks for, in any case. */
export const holds = (text: string, key: string): boolean => text.toLowerCase().includes(key.trim().toLowerCase());
