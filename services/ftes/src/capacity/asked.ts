import { type CapacityCall, monthNumber, mostMonths } from '@bidwright/contract-ftes';
import { message } from '@bidwright/contract-kit';
import { isId, Problem, type Row } from '@bidwright/service-kit';

/** What is asked, checked. Months are numbers. */
export interface Asked extends Pick<CapacityCall, 'team' | 'won' | 'works'> {
  first: number;
  count: number;
  people?: ReadonlySet<string>;
}

export const usually = 24;
export const mostPeople = 500;
const known = ['from', 'months', 'people', 'team', 'won', 'works'] satisfies (keyof CapacityCall)[];

const bad = (field: string, wanted: string) =>
  new Problem(400, 'bad-value', `${field} must be ${wanted}`, { fields: { [field]: message('validation.invalid') } });

const firstIn = ({ from }: Row): number => {
  const [, year, month] = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(typeof from === 'string' ? from : '') ?? [];
  if (!year || !month) throw bad('from', 'a month such as 2026-11');
  return monthNumber({ year: Number(year), month: Number(month) });
};

const countIn = ({ months = usually }: Row): number => {
  if (typeof months === 'number' && Number.isInteger(months) && months >= 1 && months <= mostMonths) return months;
  throw bad('months', `a whole number from 1 to ${mostMonths}`);
};

const idIn = (body: Row, field: 'team' | 'won'): string | undefined => {
  const id = body[field] ?? undefined;
  if (id === undefined || isId(id)) return id;
  throw bad(field, 'the id of a record');
};

const peopleIn = ({ people }: Row): Asked['people'] => {
  if (people === undefined || people === null) return undefined;
  if (Array.isArray(people) && people.length <= mostPeople && people.every(isId)) return new Set(people);
  throw bad('people', `a list of at most ${mostPeople} ids`);
};

const flagIn = (body: Row, field: 'works'): boolean => {
  const flag = body[field] ?? false;
  if (typeof flag === 'boolean') return flag;
  throw bad(field, 'true or false');
};

const isRow = (body: unknown): body is Row => typeof body === 'object' && body !== null && !Array.isArray(body);

/** Reads the body of the call, and refuses what makes no sense by its name. */
export const askedIn = (body: unknown): Asked => {
  if (!isRow(body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const unknown = Object.keys(body).filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0) throw new Problem(400, 'unknown-field', `capacity takes no ${unknown.join(', ')}`);
  return {
    first: firstIn(body),
    count: countIn(body),
    people: peopleIn(body),
    team: idIn(body, 'team'),
    won: idIn(body, 'won'),
    works: flagIn(body, 'works'),
  };
};
