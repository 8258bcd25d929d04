import express, { type RequestHandler } from 'express';
import { mustBePlain } from './plain.ts';
import { Problem } from './problem.ts';

const plain: RequestHandler = (request, _response, next) => {
  if (request.body === undefined) throw new Problem(400, 'no-json', 'The body must be JSON, sent as application/json');
  mustBePlain(request.body);
  next();
};

/** Reads a JSON body of a size such as `20mb` that is safe to hand on. */
export const jsonUpTo = (limit: string): RequestHandler[] => [express.json({ limit }), plain];

/** Reads a JSON body of up to 1 MB that is safe to hand on. */
export const readJson = jsonUpTo('1mb');

/** The same for calls that anybody may make, signed in or not: up to 8 kB. */
export const readShortJson = jsonUpTo('8kb');
