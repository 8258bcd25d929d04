import type { Outcome } from '@bidwright/remote-kit/forms';
import type { AuthName } from '../names.ts';

/** Answers the function that hands in what a sample page asked for. */
export const useSend =
  (_name: AuthName) =>
  async (_values: object): Promise<Outcome> =>
    undefined;
