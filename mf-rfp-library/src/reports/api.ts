import { libraryReport, libraryReportFile } from '@bidwright/contract-rfp-library';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { library } from '../api.ts';

export const useReport = queryOf(library, libraryReport);
export const useReportFile = mutationOf(library, libraryReportFile);
