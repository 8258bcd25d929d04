import {
  type LibraryReportAnswer,
  type LibraryReportCall,
  type LibraryReportFile,
  type LibraryReportFileCall,
  rfpContent,
} from '@bidwright/contract-rfp-library';
import { library } from '../api.ts';

/** Figures follow when an entry is written. */
const reporting = library.injectEndpoints({
  endpoints: (build) => ({
    report: build.query<LibraryReportAnswer, LibraryReportCall>({
      query: (body) => ({ call: 'report', body }),
      transformResponse: (answer: { data: LibraryReportAnswer }) => answer.data,
      providesTags: [{ type: 'rows' as const, id: rfpContent.name }],
    }),
    reportFile: build.mutation<LibraryReportFile, LibraryReportFileCall>({
      query: (body) => ({ call: 'reportFile', body }),
      transformResponse: (answer: { data: LibraryReportFile }) => answer.data,
    }),
  }),
});

export const { useReportQuery, useReportFileMutation } = reporting;
