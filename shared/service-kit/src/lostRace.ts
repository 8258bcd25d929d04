/** Server error numbers of two transactions in each other's way, of which the server undid one. */
const undone = new Set([1020, 1213]);

/**
 * A number that the database counts was given twice: while writes move from one machine of a cluster to another, both count. Ids are
 * no numbers, so nobody can have sent it.
 */
const isCountedTwice = ({ errno, message }: { errno: unknown; message: string }) =>
  errno === 1062 && /^Duplicate entry '\d+' for key '(\w+\.)?PRIMARY'/.test(message);

/** Did somebody else's write come between, so that the same write may be tried again? */
export const isLostRace = (error: unknown): boolean =>
  error instanceof Error &&
  'errno' in error &&
  (undone.has(Number(error.errno)) || isCountedTwice({ errno: error.errno, message: error.message }));
