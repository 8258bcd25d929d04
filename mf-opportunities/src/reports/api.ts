import {
  opportunities,
  type ReportAnswer,
  type ReportCall,
  type ReportFile,
  type ReportFileCall,
  type ReportRecordsAnswer,
  type ReportRecordsCall,
} from '@bidwright/contract-opportunities';
import { bids } from '../api.ts';

const ofBids = [{ type: 'rows' as const, id: opportunities.name }];

/** Figures follow when a bid is written. */
const reporting = bids.injectEndpoints({
  endpoints: (build) => ({
    report: build.query<{ data: ReportAnswer }, ReportCall>({
      query: (body) => ({ call: 'report', body }),
      providesTags: ofBids,
    }),
    reportRecords: build.query<{ data: ReportRecordsAnswer }, ReportRecordsCall>({
      query: (body) => ({ call: 'reportRecords', body }),
      providesTags: ofBids,
    }),
    reportFile: build.mutation<{ data: ReportFile }, ReportFileCall>({
      query: (body) => ({ call: 'reportFile', body }),
    }),
  }),
});

export const { useReportQuery, useReportRecordsQuery, useReportFileMutation } = reporting;
