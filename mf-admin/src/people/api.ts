import { users } from '@bidwright/contract-admin';
import { invitationLink, resetTwoStep, sendInvitation, signIns } from '@bidwright/contract-shell';
import { type Created, errorOf, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { admin, shell } from '../api.ts';

export const useSignIns = queryOf(shell, signIns);
export const useInvitationLink = mutationOf(shell, invitationLink);
export const useSendInvitation = mutationOf(shell, sendInvitation);
export const useResetTwoStep = mutationOf(shell, resetTwoStep);

/** Makes a person together with the account for signing in, and has an invitation mailed. */
export const useCreateUser = () => {
  const [ask, { isLoading }] = admin.useAskMutation();
  const create = async (input: object): Promise<Created> => {
    const body = { ...input, col: users.name };
    const { data, error } = await ask({ call: 'createUser', body, changes: [{ col: users.name }] });
    return error ? { error: errorOf(error) } : { id: String(data) };
  };
  return [create, { isLoading }] as const;
};
