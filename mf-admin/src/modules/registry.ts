import type { ErrorInfo } from '@bidwright/contract-kit';
import { moduleOverview, modulesRead, type Release, releaseHistory } from '@bidwright/contract-shell';
import { queryOf } from '@bidwright/remote-kit/store';
import { shell } from '../api.ts';

/** What the registry refuses, reason by reason. */
export interface Refusal extends ErrorInfo {
  reasons?: { code: string; path: string; message: string }[];
}

export const useModules = queryOf(shell, moduleOverview);
export const useHistory = queryOf(shell, releaseHistory);

/** Switches modules to other versions; answers why not, or nothing. */
export const useRelease = () => {
  const [send] = shell.useAskMutation();
  return async (body: Release): Promise<Refusal | undefined> =>
    (await send({ call: 'modules/activate', body, changes: [{ col: modulesRead }] })).error as Refusal | undefined;
};
