import express, { type RequestHandler } from 'express';
import { Problem } from './problem.ts';

const deepest = 12;

/**
 * Refuses what no form sends and libraries stumble over: half characters, endless nesting, keys that shadow an object's
 * own methods.
 */
const mustBePlain = (value: unknown, depth = 0): void => {
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

const plain: RequestHandler = (request, _response, next) => {
  if (request.body === undefined) throw new Problem(400, 'no-json', 'The body must be JSON, sent as application/json');
  mustBePlain(request.body);
  next();
};

/** Reads a JSON body of a size such as `20mb` that is safe to hand on. */
export const jsonUpTo = (limit: string): RequestHandler[] => [express.json({ limit }), plain];

/** Reads a JSON body of up to 1 MB that is safe to hand on. */
export const readJson = jsonUpTo('1mb');
