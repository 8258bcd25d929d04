import { addStarters, setupState } from '@bidwright/contract-admin';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { admin } from '../api.ts';

export const useSetupState = queryOf(admin, setupState);
export const useAddStarters = mutationOf(admin, addStarters);
