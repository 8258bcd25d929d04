import { useEffect } from 'react';
import { failureOf } from '../modules/Failure.ts';
import { reportFailure } from '../modules/reportFailure.ts';
import { shellVersion } from '../modules/shellVersion.ts';

/** Tells of what failed in the shell itself, as it is told of modules. */
export const useTold = (error: unknown): void => {
  useEffect(() => void reportFailure(shellVersion, failureOf(error, 'render')), [error]);
};
