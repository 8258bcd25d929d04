import {
  type AnswerOf,
  array,
  boolean,
  call,
  flag,
  idOf,
  listOf,
  message,
  named,
  number,
  object,
  objectOf,
  recordId,
  type SentOf,
  string,
} from '@bidwright/contract-kit';
import { leaves } from './leaves.ts';
import { personSkills } from './personSkills.ts';
import { projections } from './projections.ts';

/** Months that one call answers at most. */
export const maxMonths = 36;

/** The month with which an answer begins, `2026-11`. */
export const firstMonth = () =>
  string()
    .matches(/^2\d{3}-(0[1-9]|1[0-2])$/, { message: message('validation.invalid') })
    .required()
    .meta({ description: 'The first month' });

/** People that one call names at most. */
const maxPeople = 500;

const byMonth = (description: string) => listOf(number().defined()).meta({ description });

/** A bid's plan for a person, month by month. */
const work = objectOf({
  bid: named('opportunities'),
  chance: number().defined().meta({ description: 'How likely it comes: 1 of won work' }),
  parts: byMonth('By month, as parts of a full month'),
});

/** Something that somebody can do, and how well; see `skillLevels`. */
const known = objectOf({
  id: idOf('skills'),
  name: string().defined(),
  level: number().integer().min(1).max(4).defined(),
});

/** A person's months. All numbers are parts of a full month: 0.5 is half of it. */
const personCapacity = objectOf({
  person: named('users'),
  position: string().nullable().defined().meta({ description: 'What the person does in the firm' }),
  teams: listOf(named('teams')),
  hasLeft: boolean().optional().meta({ description: 'Plans still name somebody who is inactive' }),
  capacity: number()
    .defined()
    .meta({ description: 'How much of a month the person works, without holidays and leave' }),
  capacities: byMonth('How much of each month the person works: see `capacitiesOf`'),
  committed: byMonth('Planned on work that is won'),
  expected: byMonth('With each open bid’s plan weighed by its chance'),
  exposure: byMonth('As if all open bids were won'),
  /** Wins are taken as independent of each other. */
  over: byMonth('The chance that a month is over the capacity'),
  skills: listOf(known).optional().meta({ description: 'What the person can do, where it was asked for' }),
  works: listOf(work).optional().meta({ description: 'What the sums are made of, where it was asked for' }),
});

/** Who has how much to do: it adds up the plans that the asker may see. */
export const capacity = call({
  service: projections.service,
  name: 'capacity',
  tag: 'capacity',
  summary: 'Who has how much to do in which month, as far as the asker may see plans',
  input: object({
    from: firstMonth(),
    months: number().integer().min(1).max(maxMonths).default(24),
    /** Without it all whose plans the asker may see. */
    people: array(recordId('users').required()).max(maxPeople).nullable().default(null),
    team: recordId('teams'),
    atMost: number()
      .integer()
      .min(1)
      .max(maxPeople)
      .nullable()
      .default(null)
      .meta({ description: 'So many people at most, the first by name' }),
    /** Its plans then count as committed. */
    won: recordId('opportunities').strict().meta({ description: 'What if this opportunity is won?' }),
    skills: flag().meta({ description: 'With what people can do' }),
    works: flag().meta({ description: 'With the work that the sums are made of' }),
  }),
  answer: objectOf({
    months: listOf(
      objectOf({ year: number().integer().defined(), month: number().integer().min(1).max(12).defined() }),
    ),
    people: listOf(personCapacity),
  }),
  right: projections.rights.read,
  reads: [projections.name, personSkills.name, leaves.name],
});
export type CapacityCall = SentOf<typeof capacity>;
export type CapacityAnswer = AnswerOf<typeof capacity>;
export type PersonCapacity = CapacityAnswer['people'][number];
export type PlannedWork = NonNullable<PersonCapacity['works']>[number];

/** What one open bid would take of somebody's month, if it is won. */
export interface Hope {
  part: number;
  chance: number;
}

/** A month is over when it asks for more than this beyond the capacity: sums of parts are not exact. */
const tolerance = 0.005;

/** How much more a month asks for than there is; 0 of one that is not over. */
export const excessOf = (load: number, capacity = 1): number =>
  load > capacity + tolerance ? fourDecimals(load - capacity) : 0;

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;
const percent = (part: number) => Math.round(part * 100);

/** The chance of each sum that open bids may come to, in whole percent: one bid after the other is won or not. */
const chancesOfSums = (hopes: readonly Hope[]): Float64Array => {
  const max = hopes.reduce((sum, { part }) => sum + percent(part), 0);
  const chances = new Float64Array(max + 1);
  chances[0] = 1;
  let reached = 0;
  for (const { part, chance } of hopes) {
    const step = percent(part);
    reached += step;
    // From above, so that no bid counts twice.
    for (let sum = reached; sum >= 0; sum -= 1) {
      const without = (chances[sum] ?? 0) * (1 - chance);
      chances[sum] = without + (sum >= step ? (chances[sum - step] ?? 0) * chance : 0);
    }
  }
  return chances;
};

const chanceOver = (committed: number, hopes: readonly Hope[], capacity: number): number => {
  const room = Math.floor(Number(((capacity + tolerance - committed) * 100).toFixed(4)));
  if (room < 0) return 1;
  return chancesOfSums(hopes).reduce((over, chance, sum) => (sum > room ? over + chance : over), 0);
};

/** What is known of a month: how much of it somebody works, planned on won work, expected, possible, and how likely it is too much. */
export const loadOf = (committed: number, hopes: readonly Hope[], capacity = 1) => ({
  capacity,
  committed: fourDecimals(committed),
  expected: fourDecimals(hopes.reduce((sum, { part, chance }) => sum + part * chance, committed)),
  exposure: fourDecimals(hopes.reduce((sum, { part }) => sum + part, committed)),
  over: fourDecimals(chanceOver(committed, hopes, capacity)),
});

/** What is known of a month; see `loadOf`. */
export type Load = ReturnType<typeof loadOf>;

/** Each of some months of a person, by how much of them the person works, from the work that is planned for them. */
export const loadsOf = (works: readonly PlannedWork[], capacities: readonly number[]): Load[] =>
  capacities.map((capacity, at) => {
    const asked = works.map(({ chance, parts }) => ({ chance, part: parts[at] ?? 0 })).filter(({ part }) => part > 0);
    const sure = asked.filter(({ chance }) => chance === 1).reduce((sum, { part }) => sum + part, 0);
    const hopes = asked.filter(({ chance }) => chance !== 1);
    return loadOf(sure, hopes, capacity);
  });

/** What a bid's status says of it. */
interface Standing {
  category: string;
  defaultChance?: number | null;
}

/**
 * How likely a bid's plans come true: 1 of won work, undefined of what never will be. The chance of the status counts where the
 * bid has none of its own.
 */
export const likelihoodOf = (status: Standing | undefined, own?: number | null): number | undefined => {
  if (status?.category === 'Won') return 1;
  if (!status || !['Open', 'Submitted'].includes(status.category)) return undefined;
  return own ?? status.defaultChance ?? 0;
};
