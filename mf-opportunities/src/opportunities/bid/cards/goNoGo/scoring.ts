import {
  type AnyObject,
  choice,
  flag,
  type InputFrom,
  longText,
  message,
  type ObjectSchema,
  object,
} from '@bidwright/contract-kit';
import { isStopped, type parts, type Scorecard, scoreFields } from '@bidwright/contract-opportunities';
import type { Proposals } from './proposals/proposalsFor.ts';

type Asked = Pick<Scorecard, 'factors' | 'stops' | 'threshold'>;
type Weighed = Pick<InputFrom<typeof parts.decisions.input>, 'factors' | 'stops' | 'threshold'>;

/** The fields of the form: one for each criterion and each hard stop, by its place in the scorecard. */
export const pointsOf = (at: number) => `factor${at}`;
export const holdsOf = (at: number) => `stop${at}`;

const stopsIn = ({ stops }: Asked, values: AnyObject) =>
  stops.map(({ name }, at) => ({ name, holds: values[holdsOf(at)] === true }));

const { points } = scoreFields;

/** What is asked to weigh a bid by a scorecard, and what is decided then. */
export const scoringOf = (card: Asked): ObjectSchema<AnyObject> =>
  object({
    ...Object.fromEntries(card.factors.map((_factor, at) => [pointsOf(at), points.required()])),
    ...Object.fromEntries(card.stops.map((_stop, at) => [holdsOf(at), flag()])),
    kind: choice(['Go', 'No-go'])
      .required()
      .test(
        'stopped',
        () => message('opportunities.decisions.stopped'),
        (kind, { parent }) => !isStopped(kind, stopsIn(card, parent)),
      ),
    rationale: longText(5000),
  });

const isPoints = (value: unknown): value is number => points.required().isValidSync(value, { strict: true });

/** The points that the records propose, as the form begins with them. */
export const proposedBy = ({ factors }: Pick<Asked, 'factors'>, proposals: Proposals): AnyObject =>
  Object.fromEntries(
    factors.flatMap(({ source }, at) => {
      const points = source ? proposals[source]?.points : undefined;
      return points === undefined ? [] : [[pointsOf(at), points]];
    }),
  );

/** What was answered so far, as a decision keeps it. */
export const weighedBy = (card: Asked, values: AnyObject): Weighed => ({
  factors: card.factors.flatMap(({ name, weight }, at) => {
    const given: unknown = values[pointsOf(at)];
    return isPoints(given) ? [{ name, weight, points: given }] : [];
  }),
  stops: stopsIn(card, values),
  threshold: card.threshold,
});
