import type { ErrorInfo } from '@bidwright/contract-kit';
import {
  failureDetails,
  moduleDifference,
  moduleOverview,
  modulesRead,
  type Release,
  releaseHistory,
  toAll,
} from '@bidwright/contract-shell';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { shell } from '../api.ts';

/** What the registry refuses, reason by reason. */
export interface Refusal extends ErrorInfo {
  reasons?: { code: string; path: string; message: string }[];
}

export const useModules = queryOf(shell, moduleOverview);
/** Where a version failed last in one way on a day. */
export const useFailureDetails = queryOf(shell, failureDetails);
export const useDifference = queryOf(shell, moduleDifference);
export const useHistory = queryOf(shell, releaseHistory);
export const useToAll = mutationOf(shell, toAll);

/** What came of it: why not, or whether a browser tries them first. */
export interface Released {
  refusal?: Refusal;
  isTried?: boolean;
}

/** Switches modules to other versions. */
export const useRelease = () => {
  const [send] = shell.useAskMutation();
  return async (body: Release): Promise<Released> => {
    const { data, error } = await send({ call: 'modules/activate', body, changes: [{ col: modulesRead }] });
    return { refusal: error as Refusal | undefined, isTried: Object.hasOwn(Object(data), 'proving') };
  };
};
