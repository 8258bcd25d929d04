import { teams } from '@bidwright/contract-admin';
import { staffReport, staffReportFile } from '@bidwright/contract-ftes';
import { collectionHooks, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { admin, ftes } from '../api.ts';

export const useReport = queryOf(ftes, staffReport);
export const useReportFile = mutationOf(ftes, staffReportFile);
export const { useList: useTeams } = collectionHooks(admin, teams);
