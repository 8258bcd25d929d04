import {
  collection,
  has,
  list,
  message,
  month,
  number,
  object,
  type RecordOf,
  type Right,
  reference,
  references,
  status,
  text,
  year,
} from '@bidwright/contract-kit';
import { maxHoursPerMonth } from './hours.ts';
import { isOnce, monthCount, monthLabel, withSpan } from './span.ts';
import { ofMyBids, ofTheirTeams } from './whose.ts';

const twoDecimals = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toFixed(2)) : value;

/** What one person has worked on one bid in one month. */
const entry = object({
  month: month().required(),
  monthLabel: text(3),
  year: year().required(),
  hours: number().transform(twoDecimals).min(0).max(maxHoursPerMonth).required(),
}).transform((value) => (value ? { ...value, monthLabel: monthLabel(value.month) } : value));

/** Operations see all hours. The others see some only if an Admin has said so: leads and managers all, everyone the own. */
const readers: Right = (person) => {
  if (has(person, 'Operations')) return 'all';
  if (!person.showActuals) return 'none';
  return has(person, 'Team Lead', 'Project Manager') ? 'all' : [{ field: 'fte', ids: [person.id] }];
};

/** Leads write hours of their people, and like managers those on bids that they may plan. Nobody writes what he may not see. */
const editors: Right = (person) => {
  if (has(person, 'Operations')) return 'all';
  if (!person.showActuals || !has(person, 'Team Lead', 'Project Manager')) return 'none';
  return [...(person.permissions.includes('Team Lead') ? [ofTheirTeams(person)] : []), ...ofMyBids(person)];
};

/** Who brings hours in and takes them out by the thousand. */
export const hourImporters: Right = (person) => (has(person, 'Operations') ? 'all' : 'none');

/** The hours that people have worked: one record a person and bid, as plans are. */
export const actuals = collection({
  name: 'actuals',
  service: 'ftes',
  input: object({
    fte: reference('users').required(),
    opportunity: reference('opportunities').required(),
    entries: list(entry).test('once', () => message('ftes.entries.once'), isOnce),
    /** Copies that say whose it is; see `projections`. */
    oppTeams: references('teams'),
    oppManager: reference('users'),
    oppOwner: reference('users'),
    fteTeams: references('teams'),
    /** From when to when there are entries; see `spanOf`. */
    firstMonth: monthCount(),
    lastMonth: monthCount(),
    status: status(),
  }).transform(withSpan),
  search: ['fte', 'opportunity'],
  sort: 'opportunity',
  asked: {
    sort: ['opportunity', 'fte', 'lastMonth'],
    filter: ['oppTeams', 'oppManager', 'oppOwner', 'fteTeams', 'status'],
  },
  rights: { read: readers, create: editors, update: editors },
  many: { export: hourImporters, import: hourImporters },
  byService: ['oppTeams', 'oppManager', 'oppOwner', 'fteTeams', 'firstMonth', 'lastMonth'],
});

export type Actual = RecordOf<typeof actuals>;
