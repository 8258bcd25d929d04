import { type AnyObject, message, type ObjectSchema, object } from '@bidwright/contract-kit';
import { maxTemplateSteps, type TemplateStep, templateFields } from '@bidwright/contract-opportunities';

/** The fields of a line. */
export const nameOf = (at: number) => `name${at}`;
export const daysOf = (at: number) => `days${at}`;

export const places: readonly number[] = Array.from({ length: maxTemplateSteps }, (_, at) => at);

const { name, workDaysBefore } = templateFields;

const repeats = (values: AnyObject, shown: readonly number[], at: number): boolean => {
  const named = (one: number) =>
    String(values[nameOf(one)] ?? '')
      .trim()
      .toLowerCase();
  return named(at) !== '' && shown.slice(0, shown.indexOf(at)).some((one) => named(one) === named(at));
};

/** A name that no line above has. */
const nameIn = (shown: readonly number[], at: number) =>
  name.test('each-once', (value, { parent, createError }) =>
    repeats(parent, shown, at)
      ? createError({ message: () => message('proposalPlan.sameReview', { name: value }) })
      : true,
  );

/** What an Admin writes down, one field after the other. A line that is not shown asks for nothing. */
export const schemaOf = (shown: readonly number[]): ObjectSchema<AnyObject> =>
  object({
    ...Object.fromEntries(
      places.map((at) => [nameOf(at), shown.includes(at) ? nameIn(shown, at) : name.notRequired()]),
    ),
    ...Object.fromEntries(
      places.map((at) => [daysOf(at), shown.includes(at) ? workDaysBefore : workDaysBefore.notRequired()]),
    ),
  });

/** The first values of the form. */
export const startOf = (steps: readonly TemplateStep[], named: (name: string) => string): AnyObject =>
  Object.fromEntries(
    steps.flatMap((step, at) => [
      [nameOf(at), named(step.name)],
      [daysOf(at), step.workDaysBefore],
    ]),
  );

/** The reviews that the form says. */
export const stepsOf = (values: AnyObject, shown: readonly number[], kept: (typed: string) => string): TemplateStep[] =>
  shown.map((at) => ({ name: kept(String(values[nameOf(at)])), workDaysBefore: Number(values[daysOf(at)]) }));
