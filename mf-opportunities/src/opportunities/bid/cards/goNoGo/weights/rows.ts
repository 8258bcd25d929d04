import { type AnyObject, type ObjectSchema, object } from '@bidwright/contract-kit';
import { type Scorecard, scorecards, scoreFields } from '@bidwright/contract-opportunities';

/** Lines of the form at most. */
export const max = { factors: 20, stops: 10 };

export type Kind = keyof typeof max;

/** The lines that are filled in, by their places. */
export type Shown = Readonly<Record<Kind, readonly number[]>>;

/** The fields of a line. */
export const nameOf = (kind: Kind, at: number) => `${kind}Name${at}`;
export const weightOf = (at: number) => `weight${at}`;
export const sourceOf = (at: number) => `source${at}`;

const { name, weight, source } = scoreFields;
const places = (kind: Kind) => Array.from({ length: max[kind] }, (_, at) => at);

const { name: title, threshold } = scorecards.input.fields;

/** What an Admin writes down of a scorecard, one field after the other. A line that is not shown asks for nothing. */
export const weightsOf = (shown: Shown): ObjectSchema<AnyObject> =>
  object({
    name: title,
    threshold,
    ...Object.fromEntries(
      (['factors', 'stops'] as const).flatMap((kind) =>
        places(kind).map((at) => [nameOf(kind, at), shown[kind].includes(at) ? name.required() : name]),
      ),
    ),
    ...Object.fromEntries(
      places('factors').flatMap((at) => [
        [weightOf(at), shown.factors.includes(at) ? weight.required() : weight.nullable().default(null)],
        [sourceOf(at), source],
      ]),
    ),
  });

/** The first values of the form. */
export const startOf = ({ factors, stops, ...card }: Pick<Scorecard, 'name' | 'threshold' | 'factors' | 'stops'>) => ({
  name: card.name,
  threshold: card.threshold,
  ...Object.fromEntries(
    factors.flatMap((factor, at) => [
      [nameOf('factors', at), factor.name],
      [weightOf(at), factor.weight],
      [sourceOf(at), factor.source],
    ]),
  ),
  ...Object.fromEntries(stops.map((stop, at) => [nameOf('stops', at), stop.name])),
});

/** The scorecard that the form says. */
export const scorecardOf = (values: AnyObject, shown: Shown) => ({
  name: values.name,
  threshold: values.threshold,
  factors: shown.factors.map((at) => ({
    name: values[nameOf('factors', at)],
    weight: values[weightOf(at)],
    source: values[sourceOf(at)],
  })),
  stops: shown.stops.map((at) => ({ name: values[nameOf('stops', at)] })),
});
