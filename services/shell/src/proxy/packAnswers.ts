import compression from 'compression';
import type { Request, Response } from 'express';

/**
 * Packs answers of calls for who can unpack them: a list of fifty bids takes a tenth of the bytes. Files are packed already
 * or read in parts, and live events may not wait for each other. Lengths tell nothing of what is in an answer, as no
 * other site's page can make a call.
 */
export const packAnswers = compression({
  filter: (_request, response) => /^application\/json\b/.test(`${response.getHeader('content-type')}`),
});

/** Packs what will be sent of an answer that is passed on as it comes. */
export const packPassed = (request: Request, response: Response): void => {
  packAnswers(request, response, () => undefined);
};
