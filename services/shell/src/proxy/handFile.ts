import { Problem } from '@bidwright/service-kit';
import type { Request, Response } from 'express';
import type { AppContext } from '../context.ts';
import { fromService } from './headers.ts';
import { packPassed } from './packAnswers.ts';
import { leavingOf, optionsOf, type Passing, refuse } from './passing.ts';
import { hasBody } from './wholeBody.ts';

/** Hands a file to a service or back, as it comes in. */
export const handFile = async (
  context: Pick<AppContext, 'log'>,
  pair: [Request, Response],
  passing: Passing,
): Promise<void> => {
  const [request, response] = pair;
  const { ways, personId } = passing;
  const leaving = leavingOf(response);
  const { signal } = leaving;
  const answered = ways.liveness.watch(leaving);
  try {
    const giveBack = await ways.fileTurns.take(personId, signal);
    const options = { ...optionsOf(request, passing), body: hasBody(request) ? request : null, signal };
    const streamed = ways.files.stream(options, ({ statusCode, headers }) => {
      answered();
      packPassed(request, response);
      return response.writeHead(statusCode, fromService(headers, true));
    });
    await streamed.finally(giveBack);
  } catch (error) {
    refuse(context, pair, passing, signal.reason instanceof Problem ? signal.reason : error);
  } finally {
    answered();
  }
};
