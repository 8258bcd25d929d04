// Small and without state: each module has its own copy of what it uses, rather than a file to fetch.
export {
  addDays,
  addMonths,
  endOfMonth,
  endOfQuarter,
  instant,
  isDay,
  monthAfter,
  sameDay,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
} from './days.ts';
export { type Days, twelveMonths, yearOf } from './periods.ts';
