/** The list with one entry changed; nothing where none has the id. */
export const changed = <T extends { id: string }>(
  list: readonly T[],
  id: string,
  change: (one: T) => T,
): T[] | undefined =>
  list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? change(one) : one)) : undefined;

/** The list with an entry moved before another place, counted without it. */
export const movedTo = <T>(list: readonly T[], entry: T, index: number): T[] => {
  const others = list.filter((one) => one !== entry);
  return [...others.slice(0, index), entry, ...others.slice(index)];
};

/** Whether a text holds what somebody looks for, in any case. */
export const holds = (text: string, key: string): boolean => text.toLowerCase().includes(key.trim().toLowerCase());
