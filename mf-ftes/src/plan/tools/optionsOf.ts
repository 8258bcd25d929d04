import type { User } from '@bidwright/contract-admin';
import type { Option } from '@bidwright/remote-kit/references';

/** People to choose from, without some; what is said of each stands beside the position. */
export const optionsOf = (
  people: ReadonlyMap<string, User>,
  without: readonly string[],
  said?: ReadonlyMap<string, string>,
): Option[] => {
  const left = new Set(without);
  return [...people.values()]
    .filter(({ id }) => !left.has(id))
    .map(({ id, name, position }) => {
      const detail = [position, said?.get(id)].filter(Boolean).join(' · ');
      return { id, name: name ?? '', ...(detail && { detail }) };
    });
};
