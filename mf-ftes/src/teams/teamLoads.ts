import type { Outlook, PersonCapacity } from '@bidwright/contract-ftes';

/** A team's month: what is planned for its people together, of what they have. */
export interface TeamMonth {
  planned: number;
  capacity: number;
}

export interface TeamLoad {
  id: string;
  name: string;
  months: TeamMonth[];
}

/** A part of the whole; nothing is no part of nothing. */
export const shareOf = ({ planned, capacity }: TeamMonth): number => (capacity > 0 ? planned / capacity : 0);

/** What teams have to do, by name. Whoever is in two teams counts in both. */
export const teamLoads = (people: readonly PersonCapacity[], outlook: Outlook): TeamLoad[] => {
  const teams = new Map<string, TeamLoad>();
  for (const { teams: its, capacities, [outlook]: loads } of people)
    for (const { id, name } of its) {
      const team = teams.get(id) ?? { id, name, months: loads.map(() => ({ planned: 0, capacity: 0 })) };
      teams.set(id, team);
      team.months = team.months.map((month, at) => ({
        planned: month.planned + (loads[at] ?? 0),
        capacity: month.capacity + (capacities[at] ?? 0),
      }));
    }
  return [...teams.values()].toSorted((one, other) => one.name.localeCompare(other.name));
};
