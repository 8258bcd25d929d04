import { isRow, Problem } from '@bidwright/service-kit';
import express, { type Request, type RequestHandler } from 'express';
import { Types } from 'scimmy';

/** People are small; a directory sends one at a time. */
const readScim = express.json({ type: ['application/scim+json', 'application/json'], limit: '100kb' });

/** Entra ID says `"False"` where the standard has `false`. */
const asFlag = (value: unknown): unknown => {
  if (isRow(value)) return { ...value, ...('active' in value && { active: asFlag(value.active) }) };
  if (typeof value !== 'string' || !/^(true|false)$/i.test(value)) return value;
  return value.toLowerCase() === 'true';
};

const isOfActive = ({ path, value }: Record<string, unknown>) =>
  typeof path === 'string' ? path.toLowerCase() === 'active' : isRow(value);

const withFlags = (body: unknown): unknown => {
  if (!isRow(body)) return body;
  const operations = body.Operations;
  if (!Array.isArray(operations)) return asFlag(body);
  const read = (one: unknown) => {
    if (!isRow(one)) throw new Problem(400, 'invalidSyntax', 'Operations: each must be an object');
    return isOfActive(one) ? { ...one, value: asFlag(one.value) } : one;
  };
  return { ...body, Operations: operations.map(read) };
};

/** Numbers of a page of a list; Express reads a query anew each time that it is looked at. */
const withNumbers = (query: Request['query']) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      ['startIndex', 'count'].includes(name) && Number.isInteger(Number(value)) ? Number(value) : value,
    ]),
  );

/** The library takes some texts that are no filter for a fault of its own. */
const requireFilter = (filter: unknown): void => {
  if (filter === undefined) return;
  try {
    if (typeof filter === 'string' && new Types.Filter(filter).length > 0) return;
  } catch {
    // Told below.
  }
  throw new Problem(400, 'invalidFilter', 'filter: this is no filter, such as userName eq "ann@firm.example"');
};

/** Reads a request as the library wants it. */
export const beforeScim: RequestHandler[] = [
  readScim,
  (request, _response, next) => {
    const query = withNumbers(request.query);
    requireFilter(query.filter);
    Object.defineProperty(request, 'query', { value: query, configurable: true });
    request.body = withFlags(request.body);
    next();
  },
];
