import { Problem } from './problem.ts';

export { Problem };

const deepest = 12;

/**
 * Refuses what no form sends and libraries stumble over: half characters, endless nesting, keys that shadow an object's
 * own methods.
 */
export const mustBePlain = (value: unknown, depth = 0): void => {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new Problem(400, 'bad-text', 'The body has a text that is not valid Unicode');
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw new Problem(400, 'too-deep', `The body is nested deeper than ${deepest} levels`);
  for (const [key, inner] of Object.entries(value)) {
    if (!key.isWellFormed()) throw new Problem(400, 'bad-text', 'The body has a key that is not valid Unicode');
    if (!Array.isArray(value) && key in Object.prototype)
      throw new Problem(400, 'bad-key', `The body may not have a key named ${key}`);
    mustBePlain(inner, depth + 1);
  }
};

/** What a JSON text says, where it is safe to hand on. */
export const plainJson = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'no-json', 'The body is not valid JSON');
  }
  mustBePlain(value);
  return value;
};
