import {
  amount,
  call,
  choice,
  collection,
  day,
  message,
  object,
  objectOf,
  type RecordOf,
  rate,
  reference,
  status,
  tally,
  text,
  year,
} from '@bidwright/contract-kit';
import { adminsOnly } from './rights.ts';

interface Costs {
  annualSalary: number;
  fringe: number | null;
  overhead: number | null;
  ga: number | null;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** In which people are paid. */
export const currencies = ['USD', 'CAD', 'CNY', 'EUR', 'GBP', 'RON'] as const;

/** What a month of the person costs the firm. */
export const loadedMonth = ({ annualSalary, fringe, overhead, ga }: Costs): number =>
  rounded((annualSalary / 12) * (1 + (fringe ?? 0)) * (1 + (overhead ?? 0)) * (1 + (ga ?? 0)));

/** What a person, or whoever holds a position, earns and costs in a year. */
export const salaryProjections = collection({
  name: 'salaryProjections',
  service: 'admin',
  input: object({
    user: reference('users'),
    position: text(120).test(
      'whose',
      () => message('admin.salary.whose'),
      (value, { parent }) => Boolean(value || parent.user),
    ),
    year: year().required(),
    annualSalary: amount().required(),
    /** Of the salary, and of what a month costs. */
    currency: choice(currencies).default('USD').required(),
    /** Against the year before. */
    raise: rate(),
    fringe: rate(),
    overhead: rate(),
    ga: rate(),
    fee: rate(),
    effectiveFrom: day(),
    status: status(),
  }),
  search: ['user', 'position'],
  sort: 'year',
  match: ['user', 'position', 'year'],
  rights: { read: adminsOnly, create: adminsOnly, update: adminsOnly },
  secret: true,
  derived: object({ loadedMonth: amount().required() }),
  derive: (record) => ({ loadedMonth: loadedMonth(record) }),
});

export type SalaryProjection = RecordOf<typeof salaryProjections> & { loadedMonth: number };

/** Projections that are copied at once, at most. */
export const maxCopied = 5000;

/** Takes a year's projections into the next one with a raise: those of people and positions that have none there yet. */
export const copySalaries = call({
  service: salaryProjections.service,
  name: 'copySalaries',
  summary: 'Takes the salary projections of a year into the next one, with a raise; who has one there already keeps it',
  input: object({ from: year().max(2099).required(), raise: rate().required() }),
  answer: objectOf({ copied: tally() }),
  right: adminsOnly,
  once: true,
  changes: () => [{ col: salaryProjections.name }],
});
