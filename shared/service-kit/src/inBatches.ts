/** What comes one at a time, so many at a time. */
export function* inBatches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const one of all) {
    some.push(one);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
