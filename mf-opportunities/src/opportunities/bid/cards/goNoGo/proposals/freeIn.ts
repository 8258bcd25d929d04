import type { PersonCapacity } from '@bidwright/contract-ftes';

/** The part of some people's time that nothing is expected to take; nothing where there is nobody. */
export const freeIn = (people: readonly Pick<PersonCapacity, 'capacities' | 'expected'>[]): number | undefined => {
  const months = people.flatMap(({ capacities, expected }) =>
    capacities.map((capacity, at) => ({ capacity, free: Math.max(0, capacity - (expected[at] ?? 0)) })),
  );
  const all = months.reduce((sum, { capacity }) => sum + capacity, 0);
  return all > 0 ? months.reduce((sum, { free }) => sum + free, 0) / all : undefined;
};
