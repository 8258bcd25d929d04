import { type Days, isDay, twelveMonths, yearOf } from '@bidwright/contract-kit/days';
import {
  type LibraryReportCall,
  type LibraryReportId,
  libraryReports,
  type ReportDimension,
} from '@bidwright/contract-rfp-library';
import { useAddressParameters } from '@bidwright/remote-kit/report';
import { today } from '@bidwright/remote-kit/ui';
import { useCallback } from 'react';

/** Periods that move on with time. */
export const periods = ['last12', 'thisYear', 'lastYear'] as const;
export type Period = (typeof periods)[number];

export interface Parameters {
  by: ReportDimension | undefined;
  period: Period | undefined;
  /** Fixed days, where no period has a name. */
  from: string;
  to: string;
  team: string[];
}

/** The days of a period as of a day. */
export const daysOf = (period: Period, now: string): Days =>
  period === 'last12' ? twelveMonths(now) : yearOf(now, period === 'lastYear' ? -1 : 0);

const day = (text: string | null) => (text && isDay(text) ? text : '');

const parametersIn = (report: LibraryReportId, address: URLSearchParams): Parameters => ({
  by: libraryReports[report].by.find((one) => one === address.get('by')),
  period: periods.find((one) => one === address.get('period')),
  from: day(address.get('from')),
  to: day(address.get('to')),
  team: address.get('team')?.split(',').filter(Boolean) ?? [],
});

const addressOf = ({ by, period, from, to, team }: Parameters) => {
  const days: Record<string, string> = period ? { period } : { from, to };
  const said = Object.entries({ ...(by && { by }), ...days, team: team.join(',') });
  return new URLSearchParams(said.filter(([, text]) => text));
};

/** What the service is asked for. */
export const callOf = (report: LibraryReportId, { by, period, from, to, team }: Parameters): LibraryReportCall => {
  const now = today();
  const days = period ? daysOf(period, now) : { from, to };
  return { report, today: now, by: by ?? null, from: days.from || null, to: days.to || null, team };
};

/** What the page of a report asks for, and the way to change it. */
export const useParameters = (report: LibraryReportId) =>
  useAddressParameters(
    useCallback((address: URLSearchParams) => parametersIn(report, address), [report]),
    addressOf,
  );
