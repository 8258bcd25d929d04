const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values of a field say the same. References are compared by id; nothing and an empty text are the same. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => sameValue(value, other[at]));
  if (isRecord(one) && isRecord(other)) {
    if (one.id != null && other.id != null) return one.id === other.id;
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => sameValue(one[name], other[name]));
  }
  return (one === '' ? null : (one ?? null)) === (other === '' ? null : (other ?? null));
};
