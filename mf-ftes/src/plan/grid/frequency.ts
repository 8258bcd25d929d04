import { monthAt } from '@bidwright/contract-ftes';

export const frequencies = ['Monthly', 'Quarterly', 'Annually'] as const;
export type Frequency = (typeof frequencies)[number];

const lengths: Record<Frequency, number> = { Monthly: 1, Quarterly: 3, Annually: 12 };

/** The months of some time by month, quarter or year of the calendar, as far as they belong to it. */
export const periodsOf = (first: number, count: number, frequency: Frequency): number[][] => {
  const months = Array.from({ length: count }, (_, at) => first + at);
  return [...Map.groupBy(months, (month) => Math.floor(month / lengths[frequency])).values()];
};

/** The quarter of a month, from 1. */
export const quarterOf = (number: number): number => Math.ceil(monthAt(number).month / 3);
