/** What the log tells of a failure. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  errno?: number;
  sqlState?: string;
  /** Where it happened. */
  at?: string[];
  cause?: LoggedError;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The places alone: a stack begins with the message. */
const placesOf = (stack: unknown) =>
  textIn(stack)
    ?.match(/^ +at .+$/gm)
    ?.map((line) => line.trim());

/**
 * What is fit for a log of anything that was thrown: known properties only. A database error also carries the whole statement,
 * and its message quotes values, so of such a one the log has the server's code and the place.
 */
export const loggedErrorOf = (error: unknown): LoggedError => {
  if (!isObject(error)) return { type: typeof error, message: 'Something that is no error was thrown' };
  const { name, message, code, errno, sqlState, stack, cause } = error;
  const isOfDatabase = 'sqlMessage' in error || 'sql' in error;
  return {
    type: textIn(name) ?? 'Error',
    message: isOfDatabase ? `The database refuses: ${textIn(code)}` : (textIn(message) ?? ''),
    code: textIn(code),
    errno: numberIn(errno),
    sqlState: textIn(sqlState),
    at: placesOf(stack),
    ...(cause === undefined ? {} : { cause: loggedErrorOf(cause) }),
  };
};
