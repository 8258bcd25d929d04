import { message } from '@bidwright/contract-kit';
import { isLostRace } from './lostRace.ts';
import { noRoom } from './noRoom.ts';
import { Problem } from './problem.ts';

/**
 * Server error numbers that pass: too many connections, a node without its cluster, shutdown, a commit that the cluster lost, lock wait,
 * time-out, killed, a table that changed too often.
 */
const passing = new Set([1040, 1047, 1053, 1180, 1205, 1317, 1615, 1927, 1969, 3024]);

/** Those of a statement that took longer than the service lets the database work: MariaDB's, MySQL's. */
const interrupted = new Set([1969, 3024]);

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Did the database give up a statement because it took too long? */
export const isTimeOut = (error: unknown): boolean => isObject(error) && interrupted.has(Number(error.errno));

const isTemporary = (error: Record<string, unknown>) =>
  isLostRace(error) ||
  passing.has(Number(error.errno)) ||
  (('fatal' in error || 'syscall' in error) && (error.fatal === true || unreachable.has(String(error.code)))) ||
  error.message === 'Queue limit reached.';

/** The field of a unique index, whose name is `<table>_<field>`. */
const fieldOf = (error: Record<string, unknown>) => /for key '.*_(\w+)'/.exec(String(error.message))?.[1];

const duplicate = (error: Record<string, unknown>) => {
  const field = fieldOf(error);
  return new Problem(409, 'duplicate', `Another record has the same ${field ?? 'id'}`, {
    fields: field ? { [field]: message('validation.taken') } : undefined,
  });
};

/** Server error numbers of values a column cannot hold: out of range, cut short, of another kind, too long. */
const unfit = new Set([1264, 1265, 1292, 1366, 1406]);

/** The database is stricter than the contract: still a matter of what was sent. */
const refusedValue = (error: Record<string, unknown>) => {
  const column = /for column \S*?(\w+)['`] at row \d+$/.exec(String(error.message))?.[1];
  return new Problem(422, 'invalid', `The value of ${column ?? 'a field'} cannot be kept`, {
    fields: column ? { [column]: message('validation.invalid') } : undefined,
  });
};

/** Server error numbers of a text that is compared with a column of plain letters and has others. */
const foreign = new Set([1267, 1270, 1271, 3854]);

/** No record is known by it, and no statement finds out. */
const foreignLetters = () => new Problem(400, 'bad-value', 'Something that was sent has letters that nothing here has');

/** What the parts of Express say of a body or an address that cannot be read: an error with a 4xx status. */
const codes: Record<string, string> = {
  'entity.parse.failed': 'no-json',
  'entity.too.large': 'too-large',
};

/** What to answer for anything that was thrown. Undefined: a fault of ours. */
export const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (!isObject(error)) return undefined;
  const status = Number(error.status);
  if (status >= 400 && status < 500) {
    return new Problem(status, codes[String(error.type)] ?? 'bad-request', String(error.message));
  }
  const lack = noRoom(error);
  if (lack) return lack;
  if (error.errno === 1062 && !isLostRace(error)) return duplicate(error);
  if (unfit.has(Number(error.errno))) return refusedValue(error);
  if (foreign.has(Number(error.errno))) return foreignLetters();
  return isTemporary(error)
    ? new Problem(503, 'unavailable', 'The database does not answer. Please try again.', { retryAfter: 1 })
    : undefined;
};
