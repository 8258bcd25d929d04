import { type CapacityAnswer, monthAt, monthNumber, type PlannedWork } from '@bidwright/contract-ftes';
import type { Span } from '../draft/span.ts';

/** What a person has to do besides a bid. */
export interface Others {
  /** How much of each month the person works. */
  capacities: number[];
  works: PlannedWork[];
}

/** A month as the call writes it. */
export const fromOf = (number: number): string => {
  const { year, month } = monthAt(number);
  return `${year}-${String(month).padStart(2, '0')}`;
};

/** The other work of each person in the months of a plan, from answers that may be about other months. */
export const othersIn = (answers: readonly CapacityAnswer[], { first, count }: Span, bid: string) => {
  const people = new Map<string, Others>();
  for (const { months, people: answered } of answers) {
    const [start] = months;
    if (!start) continue;
    const offset = monthNumber(start) - first;
    for (const { person, capacity, capacities, works = [] } of answered) {
      const others = people.get(person.id) ?? {
        // What is not answered yet is as a usual month.
        capacities: Array.from({ length: count }, () => capacity),
        works: [],
      };
      others.capacities = others.capacities.map((usual, at) => capacities[at - offset] ?? usual);
      for (const work of works.filter((one) => one.bid.id !== bid))
        others.works.push({ ...work, parts: Array.from({ length: count }, (_, at) => work.parts[at - offset] ?? 0) });
      people.set(person.id, others);
    }
  }
  return people;
};
