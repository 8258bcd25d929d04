import { type DateOrder, dateOrders, type Job } from '@bidwright/contract-kit';
import { idIn } from '../../calls/body.ts';
import { mustAsk } from '../../calls/fieldRights.ts';
import type { Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { isRow } from '../../row.ts';
import { storedAt } from '../../table/stored.ts';
import type { JobAsked } from '../asked.ts';
import { startedJob } from '../context.ts';
import { addJob } from '../table.ts';
import { destinationIn, mustImport } from './destination.ts';
import { fileOf, keepLonger } from './file.ts';
import { meaningsIn } from './meanings.ts';
import { type Destination, guessed, targetOf } from './target.ts';

const badMapping = (why: string) => new Problem(400, 'bad-mapping', why);

/** The mapping that was given, each column and each field once, or the one that the names suggest. */
const mappingIn = (to: Destination, columns: string[], given: unknown): Record<string, string | null> => {
  if (given === undefined || given === null) return guessed(to, columns);
  if (!isRow(given)) throw badMapping('mapping must be an object of columns and fields');
  const taken = new Set<string>();
  const pairs = Object.entries(given).map(([column, path]): [string, string | null] => {
    if (!columns.includes(column)) throw badMapping(`The file has no column ${column}`);
    if (path === null) return [column, null];
    if (typeof path !== 'string' || !targetOf(to, path))
      throw new Problem(400, 'unknown-field', `${to.table.name} has no field ${String(path)} to import into`);
    if (taken.has(path)) throw badMapping(`Two columns fill ${path}`);
    taken.add(path);
    return [column, path];
  });
  return { ...Object.fromEntries(columns.map((column) => [column, null])), ...Object.fromEntries(pairs) };
};

/** The fields by which rows find their records, where the file fills them. */
const matchIn = (asked: JobAsked, to: Destination, mapping: Record<string, string | null>): readonly string[] => {
  const { resource, person, body } = asked;
  const filled = new Set(Object.values(mapping).map((path) => path?.split('.', 1)[0]));
  const usual = (to.sub ? to.sub.sub.match : resource.collection.match) ?? [];
  const { match } = body;
  if (match === undefined || match === null) return usual.every((field) => filled.has(field)) ? usual : [];
  if (!Array.isArray(match) || match.length > 10 || match.some((field) => typeof field !== 'string'))
    throw new Problem(400, 'bad-value', 'match must be a list of fields');
  for (const field of match) {
    if (!storedAt(to.table, field))
      throw new Problem(400, 'unknown-field', `${to.table.name} cannot be matched by ${field}`);
    if (!filled.has(field)) throw badMapping(`No column fills ${field}, which is to be matched`);
    mustAsk(person, to.sub ? to.sub.sub.fields : resource.collection.fields, field);
  }
  return match;
};

const emptyIn = (empty: unknown = 'keep'): 'keep' | 'clear' => {
  if (empty === 'keep' || empty === 'clear') return empty;
  throw new Problem(400, 'bad-value', 'empty must be keep or clear');
};

/** How columns of the file write dates, where that is said. */
const datesIn = (columns: string[], dates: unknown): Record<string, DateOrder> => {
  if (dates === undefined || dates === null) return {};
  const entries = isRow(dates) ? Object.entries(dates) : [['', '']];
  return Object.fromEntries(
    entries.map(([column = '', given]): [string, DateOrder] => {
      const order = dateOrders.find((one) => one === given);
      if (columns.includes(column) && order) return [column, order];
      throw new Problem(400, 'bad-value', `dates must say of columns of the file: ${dateOrders.join(' or ')}`);
    }),
  );
};

const mustBeSome = (to: Destination, mapping: Record<string, string | null>) => {
  const paths = Object.values(mapping);
  if (!paths.some((path) => path && path !== 'id' && path !== 'version' && path !== 'parent'))
    throw badMapping('No column of the file fills a field: say which by mapping');
  if (to.sub && !paths.includes('parent'))
    throw badMapping(
      `No column says which record of ${to.resource.collection.name} a row belongs to: map one to parent`,
    );
};

/** Tries to import a file: says of each row what would become of it, and changes nothing. */
export const tryImport = async (asked: JobAsked): Promise<Job> => {
  const { context, db, resource, person, body, by } = asked;
  const to = destinationIn(asked);
  mustImport(asked, to);
  const file = await fileOf(db, person.id, idIn(body, 'file'));
  const mapping = mappingIn(to, file.columns, body.mapping);
  mustBeSome(to, mapping);
  const what: Row = {
    file: file.id,
    mapping,
    match: matchIn(asked, to, mapping),
    dates: datesIn(file.columns, body.dates),
    meanings: meaningsIn(to, body.meanings),
    empty: emptyIn(body.empty),
  };
  await keepLonger(db, file.id);
  const job = { kind: 'tryImport' as const, col: resource.collection.name, person, asked: what, total: file.rows };
  const id = await addJob(db, { ...job, sub: to.sub?.sub.name ?? null, quiet: true }, by.requestId);
  return startedJob(context, id);
};
