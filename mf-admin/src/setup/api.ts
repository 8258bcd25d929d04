import { addStarters, setupState } from '@bidwright/contract-admin';
import {
  readFirmSettings,
  readTwoStepRoles,
  removeFirmLogo,
  setFirmLogo,
  setFirmSettings,
  setTwoStepRoles,
} from '@bidwright/contract-shell';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { admin, shell } from '../api.ts';

export const useSetupState = queryOf(admin, setupState);
export const useAddStarters = mutationOf(admin, addStarters);
export const useFirmSettings = queryOf(shell, readFirmSettings);
export const useSetFirmSettings = mutationOf(shell, setFirmSettings);
export const useSetFirmLogo = mutationOf(shell, setFirmLogo);
export const useRemoveFirmLogo = mutationOf(shell, removeFirmLogo);
export const useTwoStepRoles = queryOf(shell, readTwoStepRoles);
export const useSetTwoStepRoles = mutationOf(shell, setTwoStepRoles);
