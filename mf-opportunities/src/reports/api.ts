import { report, reportFile, reportRecords } from '@bidwright/contract-opportunities';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../api.ts';

export const useReport = queryOf(bids, report);
export const useReportRecords = queryOf(bids, reportRecords);
export const useReportFile = mutationOf(bids, reportFile);
