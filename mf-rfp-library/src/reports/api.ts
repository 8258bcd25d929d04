import {
  type LibraryReportAnswer,
  type LibraryReportAsked,
  type LibraryReportFile,
  type LibraryReportFileAsked,
  rfpContent,
} from '@bidwright/contract-rfp-library';
import { library } from '../api.ts';

type Asked = Pick<LibraryReportAsked, 'report' | 'today'> & Partial<LibraryReportAsked>;

/** Figures follow when an entry is written. */
const reporting = library.injectEndpoints({
  endpoints: (build) => ({
    report: build.query<LibraryReportAnswer, Asked>({
      query: (body) => ({ call: 'report', body }),
      transformResponse: (answer: { data: LibraryReportAnswer }) => answer.data,
      providesTags: [{ type: 'rows' as const, id: rfpContent.name }],
    }),
    reportFile: build.mutation<LibraryReportFile, LibraryReportFileAsked>({
      query: (body) => ({ call: 'reportFile', body }),
      transformResponse: (answer: { data: LibraryReportFile }) => answer.data,
    }),
  }),
});

export const { useReportQuery, useReportFileMutation } = reporting;
