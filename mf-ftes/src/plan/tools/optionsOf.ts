import type { User } from '@bidwright/contract-admin';
import type { Option } from '@bidwright/remote-kit/references';

/** People to choose from, without some. */
export const optionsOf = (people: ReadonlyMap<string, User>, without: readonly string[]): Option[] => {
  const left = new Set(without);
  return [...people.values()]
    .filter(({ id }) => !left.has(id))
    .map(({ id, name, position }) => ({ id, name: name ?? '', ...(position && { detail: position }) }));
};
