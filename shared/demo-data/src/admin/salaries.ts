import { salaryProjections } from '@bidwright/contract-admin';
import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { startOfMonth } from '@bidwright/contract-kit/days';
import { instant, yearOf } from '../days.ts';
import { kept } from '../records.ts';
import { seeded } from '../seeded.ts';
import { people } from './people.ts';
import { beganOn, userAt } from './users.ts';

/** What a position earns in a year, about. */
const usual = new Map([
  ['Partner', 245_000],
  ['Principal', 198_000],
  ['Senior Manager', 164_000],
  ['Manager', 138_000],
  ['Senior Consultant', 112_000],
  ['Proposal Manager', 104_000],
  ['Data Scientist', 121_000],
  ['Engineer', 118_000],
]);

const salaryOf = (n: number) => {
  const base = usual.get(people[n]?.position ?? '') ?? 82_000;
  return Math.round((base * seeded('salary', n).number.float({ min: 0.94, max: 1.08 })) / 500) * 500;
};

const raise = 0.03;

/** What each person earns and costs, last year and this. */
export const salaryRecords = (today: string): RecordOf<typeof salaryProjections>[] =>
  [yearOf(today) - 1, yearOf(today)].flatMap((year, later) =>
    people.map((_, n) => ({
      ...emptyInput(salaryProjections),
      user: userAt(n),
      year,
      annualSalary: Math.round(salaryOf(n) * (later ? 1 + raise : 1)),
      raise: later ? raise : null,
      fringe: 0.28,
      overhead: 0.42,
      ga: 0.11,
      fee: 0.07,
      effectiveFrom: `${year}-01-01`,
      ...kept(
        'salaryProjections',
        later * people.length + n,
        instant(startOfMonth(beganOn(today), 1), n * 60),
        userAt(0),
      ),
    })),
  );
