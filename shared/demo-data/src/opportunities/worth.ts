import { nth } from '../records.ts';
import { seeded } from '../seeded.ts';
import type { Plan } from './plan.ts';
import { projectTypeList } from './projectTypeList.ts';

const rangesOf = (plan: Plan) =>
  nth(
    projectTypeList.filter(({ name }) => name === plan.subject.type),
    0,
  );

const rounded = (amount: number) => {
  const step = amount < 1_000_000 ? 5_000 : 50_000;
  return Math.round(amount / step) * step;
};

/** The next contract of the same work is a little larger. */
const growth = 1.15;

export interface Worth {
  amount: number;
  /** What the firm thought at first. */
  guessed: number;
  /** What another firm asked for, where it won. */
  winners: number;
  months: number;
}

/** What a bid is worth; small bids are more frequent than large ones. */
export const worthOf = (plan: Plan): Worth => {
  const { amount: amounts, months } = rangesOf(plan);
  const [min, max] = amounts;
  const [shortest, maxLength] = months;
  const random = seeded('worth', plan.solicitation);
  const amount = rounded(min * (max / min) ** random.number.float() * (plan.original ? growth : 1));
  return {
    amount,
    guessed: rounded(amount * random.helpers.arrayElement([0.75, 0.85, 1.2, 1.35])),
    winners: rounded(amount * random.number.float({ min: 0.82, max: 1.04 })),
    months: plan.project?.months ?? random.number.int({ min: shortest, max: maxLength }),
  };
};
