import { listKeys, makeKey, revokeKey } from '@bidwright/contract-shell';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { shell } from '../api.ts';

export const useKeys = queryOf(shell, listKeys);
export const useMakeKey = mutationOf(shell, makeKey);
export const useRevokeKey = mutationOf(shell, revokeKey);
