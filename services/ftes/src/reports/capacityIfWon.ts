import { type CapacityAnswer, excessOf } from '@bidwright/contract-ftes';
import { fourDecimals, type Row, sum } from './rows.ts';

type One = CapacityAnswer['people'][number];

/** By how much each month would be more over the capacity if a bid were won, beside work that is won already. */
const addedBy = ({ committed, capacities }: One, parts: readonly number[]) =>
  committed.map((sure, at) => {
    const part = parts[at] ?? 0;
    const capacity = capacities[at] ?? 0;
    return part === 0 ? 0 : excessOf(sure + part, capacity) - excessOf(sure, capacity);
  });

interface Asking {
  chance: number;
  name: string;
  people: { added: number[] }[];
}

/** Open bids, and whom each of them would ask for too much if it were won. */
export const capacityIfWon = ({ people, months }: CapacityAnswer) => {
  const bids = new Map<string, Asking>();
  for (const one of people)
    for (const { bid, chance, parts } of one.works ?? []) {
      if (chance === 1 || sum(parts) === 0) continue;
      const asking = bids.get(bid.id) ?? { chance, name: bid.name, people: [] };
      bids.set(bid.id, { ...asking, people: [...asking.people, { added: addedBy(one, parts) }] });
    }
  const rows = [...bids].map(([key, { name, chance, people: asked }]): Row => {
    const by = Array.from({ length: months.length }, (_, at) =>
      fourDecimals(sum(asked.map(({ added }) => added[at] ?? 0))),
    );
    const over = asked.filter(({ added }) => added.some((one) => one > 0));
    return {
      key,
      name,
      months: by,
      figures: {
        chance,
        people: asked.length,
        peopleOver: over.length,
        monthsOver: sum(asked.map(({ added }) => added.filter((one) => one > 0).length)),
        fteMonthsOver: fourDecimals(sum(by)),
      },
    };
  });
  const total = (figure: string) => fourDecimals(sum(rows.map(({ figures }) => figures[figure] ?? 0)));
  return {
    rows: rows.sort(
      (a, b) => (b.figures.fteMonthsOver ?? 0) - (a.figures.fteMonthsOver ?? 0) || a.name.localeCompare(b.name, 'en'),
    ),
    // Who stands on several bids counts for each of them.
    totals: {
      chance: null,
      people: total('people'),
      peopleOver: total('peopleOver'),
      monthsOver: total('monthsOver'),
      fteMonthsOver: total('fteMonthsOver'),
    },
  };
};
