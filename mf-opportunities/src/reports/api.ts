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

const dataOf = <T>({ data }: { data: T }) => data;

/** Figures follow when a bid is written. */
const reporting = bids.injectEndpoints({
  endpoints: (build) => ({
    report: build.query<ReportAnswer, ReportCall>({
      query: (body) => ({ call: 'report', body }),
      transformResponse: dataOf<ReportAnswer>,
      providesTags: ofBids,
    }),
    reportRecords: build.query<ReportRecordsAnswer, ReportRecordsCall>({
      query: (body) => ({ call: 'reportRecords', body }),
      transformResponse: dataOf<ReportRecordsAnswer>,
      providesTags: ofBids,
    }),
    reportFile: build.mutation<ReportFile, ReportFileCall>({
      query: (body) => ({ call: 'reportFile', body }),
      transformResponse: dataOf<ReportFile>,
    }),
  }),
});

export const { useReportQuery, useReportRecordsQuery, useReportFileMutation } = reporting;
