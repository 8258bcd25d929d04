import { mostPlans } from '@bidwright/contract-ftes';
import { message } from '@bidwright/contract-kit';
import { isId, Problem, type Row } from '@bidwright/service-kit';

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const bad = (wanted: string) =>
  new Problem(400, 'bad-value', `plans must be ${wanted}`, { fields: { plans: message('validation.invalid') } });

/** The plans in the body of the call; what each of them says is checked when it is written. */
export const plansIn = (body: unknown): Row[] => {
  if (!isRow(body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const unknown = Object.keys(body).filter((name) => name !== 'plans');
  if (unknown.length > 0) throw new Problem(400, 'unknown-field', `savePlans takes no ${unknown.join(', ')}`);
  const { plans } = body;
  if (!Array.isArray(plans) || plans.length > mostPlans || !plans.every(isRow))
    throw bad(`a list of at most ${mostPlans} plans`);
  const ids = plans.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (!ids.every(isId) || new Set(ids).size < ids.length) throw bad('plans of different ids');
  return plans;
};
