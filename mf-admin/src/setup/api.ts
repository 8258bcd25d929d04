import { addStarters, setupState } from '@bidwright/contract-admin';
import { readFirmSettings, setFirmSettings } from '@bidwright/contract-shell';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { admin, shell } from '../api.ts';

export const useSetupState = queryOf(admin, setupState);
export const useAddStarters = mutationOf(admin, addStarters);
export const useFirmSettings = queryOf(shell, readFirmSettings);
export const useSetFirmSettings = mutationOf(shell, setFirmSettings);
