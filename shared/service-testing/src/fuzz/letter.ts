import * as fc from 'fast-check';

/** There are no letters between these: halves of pairs. */
const [firstHalf, afterHalves] = [0xd800, 0xe000];
const last = 0x10ffff;

/**
 * Any letter there is, for `fc.string`: its own unit `binary` writes a table of a million letters, which takes seconds and a
 * hundred megabytes of every suite.
 */
export const anyLetter = fc
  .integer({ min: 0, max: last - (afterHalves - firstHalf) })
  .map((n) => String.fromCodePoint(n < firstHalf ? n : n + afterHalves - firstHalf));
