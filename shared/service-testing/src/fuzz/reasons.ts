import type { Attempt } from './attempt.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names that stand in a body, however deep: in a list of plans a refusal names a field of one. */
const namesIn = (body: unknown): string[] =>
  isObject(body) ? Object.entries(body).flatMap(([name, value]) => [name, ...namesIn(value)]) : [];

/** Those, the ones in a request's schema, and what stands in an answer for a whole form or file. */
const named = (fields: Set<string>, body: unknown): Set<string> =>
  new Set([...fields, ...namesIn(body), 'form', 'file']);

/** Why a refusal does not say its reason as it must; undefined where it does. */
export const poorReason = (answer: unknown, { body }: Attempt, fields: Set<string>): string | undefined => {
  const info = isObject(answer) ? answer.errorInfo : undefined;
  if (!isObject(info) || !info.code || !info.message) return 'A refusal without a reason';
  if (!isObject(info.fields)) return undefined;
  const known = named(fields, body);
  const strange = Object.keys(info.fields).filter((name) => !known.has(name));
  if (strange.length > 0) return `The refusal names ${strange.join(', ')}, which is no field of the call`;
  const untold = Object.entries(info.fields).find(([, one]) => !isObject(one) || one.message === one.key);
  return untold && `The reason for ${untold[0]} has no text`;
};
