const forgets = new Set<() => void>();

/**
 * Loads by key, once. A failed promise is kept too: React asks for the promise again while it waits, and a new one each time would load
 * without end. Once a failure is shown, `forgetFailures` lets the next try begin.
 */
export const loads = <Key extends object, Value>(load: (key: Key) => Promise<Value>) => {
  const kept = new WeakMap<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const known = kept.get(key);
    if (known) return known;
    const asked = load(key);
    kept.set(key, asked);
    asked.catch(() => forgets.add(() => kept.delete(key)));
    return asked;
  };
};

export const forgetFailures = (): void => {
  for (const forget of forgets) forget();
  forgets.clear();
};
