import {
  monthAt,
  monthsAsked,
  type StaffDimension,
  type StaffReportAnswer,
  type StaffReportAsked,
  type StaffReportFileAsked,
  staffReports,
} from '@bidwright/contract-ftes';
import { message, type Person } from '@bidwright/contract-kit';
import { Problem, sheetOf } from '@bidwright/service-kit';
import { capacityOf } from '../capacity/capacityOf.ts';
import { listsOf } from '../capacity/lists.ts';
import { plansOf } from '../capacity/plans.ts';
import { standings } from '../capacity/standing.ts';
import { workedIn } from '../hours/worked.ts';
import type { Db } from '../tables.ts';
import { allocationVsActual } from './allocationVsActual.ts';
import { benchAndOverload } from './benchAndOverload.ts';
import { capacityIfWon } from './capacityIfWon.ts';
import { lookedFor } from './lookedFor.ts';
import { skillsShort } from './skillsShort.ts';
import { utilisation } from './utilisation.ts';
import { utilisationForecast } from './utilisationForecast.ts';

const dimensionOf = ({ report, by }: StaffReportAsked): StaffDimension => {
  const known = staffReports[report].by;
  const chosen = known.find((one) => one === by) ?? (by ? undefined : known[0]);
  if (!chosen)
    throw new Problem(422, 'invalid', 'The report has no such rows', { fields: { by: message('validation.invalid') } });
  return chosen;
};

/** A report about people's time: figures, grouped, with their sums. */
export const answerOf = async (db: Db, person: Person, asked: StaffReportAsked): Promise<StaffReportAnswer> => {
  const by = dimensionOf(asked);
  const { report, from, to, team, today } = asked;
  const span = monthsAsked({ from, to });
  const lists = await listsOf(db);
  const needed = { works: report === 'capacity-if-won', skills: report === 'skills-short' };
  const everybody = await capacityOf(db, person, { ...span, ...needed }, lists);
  const isAsked = (teams: readonly { id: string }[]) => team.length === 0 || teams.some(({ id }) => team.includes(id));
  const people = everybody.people.filter(({ teams }) => isAsked(teams));
  const capacity = { ...everybody, people };
  const compared = async () => {
    const teams = new Map(people.map((one) => [one.person.id, one.teams]));
    const isTheirs = (of: { person: { id: string } }) => team.length === 0 || teams.has(of.person.id);
    const plans = await plansOf(db, person, { ...span, works: false });
    const standing = await standings(db, plans, { lists });
    const won = plans.filter((plan) => standing(plan) === 1 && isTheirs(plan));
    const worked = (await workedIn(db, person, span)).filter(isTheirs);
    const { first: now } = monthsAsked({ from: today, to: today });
    return allocationVsActual(won, worked, (id) => teams.get(id) ?? [], by, { ...span, now });
  };
  const answers = {
    utilisation: async () => utilisation(capacity, by),
    'utilisation-forecast': async () => utilisationForecast(capacity, by),
    'bench-and-overload': async () => benchAndOverload(capacity, asked),
    'skills-short': async () => skillsShort(await lookedFor(db, person, { ...span, lists, isAsked }), capacity),
    'allocation-vs-actual': compared,
    'capacity-if-won': async () => capacityIfWon(capacity),
  };
  return {
    by,
    months: Array.from({ length: span.count }, (_, at) => monthAt(span.first + at)),
    series: [],
    ...(await answers[report]()),
  };
};

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The same as a file. */
export const fileOf = async (asked: StaffReportFileAsked, { by, months, rows, totals }: StaffReportAnswer) => {
  const { report, format, headings, total } = asked;
  const columns = Object.keys(staffReports[report].figures);
  const titles = [by, ...columns].map((name, at) => headings[at] ?? name);
  const monthTitles = months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
  const lines = [
    ...rows.map(({ name, figures, months: by }) => [name, ...columns.map((figure) => figures[figure] ?? null), ...by]),
    [total ?? null, ...columns.map((figure) => totals[figure] ?? null), ...months.map(() => null)],
  ];
  const content = await sheetOf(format, [...titles, ...monthTitles], lines);
  return { name: `${report}.${format}`, mediaType: mediaTypes[format], content: content.toString('base64') };
};
