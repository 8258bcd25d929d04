import {
  choice,
  collection,
  flag,
  type InputFrom,
  list,
  message,
  number,
  object,
  type RecordOf,
  status,
  text,
} from '@bidwright/contract-kit';
import { admins, readers } from './rights.ts';

/** Points that a factor can be given at most. */
export const maxPoints = 10;

const whole = (max: number) => number().integer().min(0).max(max).meta({ kind: 'number' });

/** What the records themselves can say of a factor, so that nobody has to remember it. */
export const factorSources = ['client', 'work', 'original', 'rivals', 'partners', 'capacity', 'time', 'texts'] as const;
export type FactorSource = (typeof factorSources)[number];

/** What is written about a factor or a hard stop, and what a bid is given for a factor. */
export const scoreFields = {
  name: text(120),
  weight: whole(100),
  /** Where the points that are proposed come from; without it a person gives them. */
  source: choice(factorSources),
  points: whole(maxPoints),
};
const { name, weight, source, points } = scoreFields;

/** What a factor is, wherever it is weighed. */
const named = { name: name.required(), weight: weight.required() };
const factor = object({ ...named, source });
const stop = object({ name: name.required() });

/** What a bid is weighed by before the firm decides to go for it. Admins set the weights; the first in use counts. */
export const scorecards = collection({
  name: 'scorecards',
  service: 'opportunities',
  input: object({
    name: text(120).required(),
    /** A bid that scores so many of 100 is worth it. */
    threshold: whole(100).default(60).required(),
    factors: list(factor).min(1, message('scorecards.factors.none')),
    /** Any one of these ends it, whatever the points. */
    stops: list(stop),
    status: status(),
  }),
  rights: { read: readers, create: admins, update: admins },
  lookup: true,
});
export type Scorecard = RecordOf<typeof scorecards>;

/** What one factor was given, with the weight that it had then. */
export const weighedFactor = object({ ...named, points: points.required() });
/** Whether one hard stop holds. */
export const checkedStop = stop.shape({ holds: flag().required() });

type Weighed = InputFrom<typeof weighedFactor>;

/** A hard stop that holds leaves no way to go for a bid. */
export const isStopped = (kind: unknown, stops: readonly { holds: boolean }[] = []): boolean =>
  kind === 'Go' && stops.some(({ holds }) => holds);

/** The score of 100: the points of the factors by their weights. Nothing where no weight is given. */
export const scoreOf = (factors: readonly Pick<Weighed, 'weight' | 'points'>[]): number | null => {
  const weights = factors.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  const points = factors.reduce((sum, one) => sum + one.weight * one.points, 0);
  return Math.round((points / (weights * maxPoints)) * 100);
};

/** What the score speaks for: any hard stop ends it. */
export const adviceOf = (
  score: number | null,
  threshold: number,
  stops: readonly { holds: boolean }[],
): 'Go' | 'No-go' => (score === null || score < threshold || stops.some(({ holds }) => holds) ? 'No-go' : 'Go');

interface Decided {
  id: string;
  kind: string;
  decidedOn: string;
  dateCreated: number;
  supersedes: string | null;
}

/** Whether the firm goes for a bid: the latest Go or No-go counts, and none that another decision has replaced. */
export const isGoing = (decisions: readonly Decided[]): boolean => {
  const replaced = new Set(decisions.map(({ supersedes }) => supersedes));
  const latest = decisions
    .filter(({ id, kind }) => ['Go', 'No-go'].includes(kind) && !replaced.has(id))
    .toSorted(
      (one, other) =>
        one.decidedOn.localeCompare(other.decidedOn) ||
        one.dateCreated - other.dateCreated ||
        one.id.localeCompare(other.id),
    )
    .at(-1);
  return latest?.kind === 'Go';
};
