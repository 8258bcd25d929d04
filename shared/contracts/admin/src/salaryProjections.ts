import {
  amount,
  collection,
  day,
  message,
  object,
  type RecordOf,
  rate,
  reference,
  status,
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
  rights: { read: adminsOnly, create: adminsOnly, update: adminsOnly },
  secret: true,
  derived: object({ loadedMonth: amount().required() }),
  derive: (record) => ({ loadedMonth: loadedMonth(record) }),
});

export type SalaryProjection = RecordOf<typeof salaryProjections> & { loadedMonth: number };
