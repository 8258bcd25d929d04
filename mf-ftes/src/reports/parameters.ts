import {
  type Outlook,
  outlooks,
  type StaffDimension,
  type StaffReportCall,
  type StaffReportId,
  staffReports,
} from '@bidwright/contract-ftes';
import { type Days, endOfMonth, isDay, startOfMonth, twelveMonths, yearOf } from '@bidwright/contract-kit/days';
import { useAddressParameters } from '@bidwright/remote-kit/report';
import { today } from '@bidwright/remote-kit/ui';
import { useCallback } from 'react';

/** Periods that move on with time. */
export const periods = ['next6', 'next12', 'thisYear', 'last12', 'lastYear'] as const;
export type Period = (typeof periods)[number];

/** Below how many percent of their time people may be on the bench. */
export const benches = ['20', '50', '70', '80'] as const;

export interface Parameters {
  by: StaffDimension | undefined;
  period: Period | undefined;
  /** Fixed days, where no period has a name; their whole months count. */
  from: string;
  to: string;
  team: string[];
  outlook: Outlook;
  below: (typeof benches)[number];
}

/** Work to come, or work that was done: the period that is usual for a report. */
export const usualPeriod = (report: StaffReportId): Period => {
  if (report === 'allocation-vs-actual') return 'last12';
  // Bids that are open staff what begins later.
  return report === 'utilisation-forecast' || report === 'skills-short' ? 'next12' : 'next6';
};

const ahead = (now: string, months: number): Days => ({
  from: startOfMonth(now),
  to: endOfMonth(startOfMonth(now, months - 1)),
});

/** The days of a period as of a day. */
const daysOf = (period: Period, now: string): Days => {
  if (period === 'next6' || period === 'next12') return ahead(now, period === 'next6' ? 6 : 12);
  if (period === 'last12') return twelveMonths(now);
  return yearOf(now, period === 'lastYear' ? -1 : 0);
};

const day = (text: string | null) => (text && isDay(text) ? text : '');

const parametersIn = (report: StaffReportId, address: URLSearchParams): Parameters => ({
  by: staffReports[report].by.find((one) => one === address.get('by')),
  period: periods.find((one) => one === address.get('period')),
  from: day(address.get('from')),
  to: day(address.get('to')),
  team: address.get('team')?.split(',').filter(Boolean) ?? [],
  outlook: outlooks.find((one) => one === address.get('work')) ?? 'expected',
  below: benches.find((one) => one === address.get('below')) ?? '50',
});

const addressOf = ({ by, period, from, to, team, outlook, below }: Parameters) => {
  const days: Record<string, string> = period ? { period } : { from, to };
  const ways = { work: outlook === 'expected' ? '' : outlook, below: below === '50' ? '' : below };
  const said = Object.entries({ ...(by && { by }), ...days, team: team.join(','), ...ways });
  return new URLSearchParams(said.filter(([, text]) => text));
};

/** The days that are asked for. */
export const daysAsked = (report: StaffReportId, { period, from, to }: Parameters): Days => {
  const usual = daysOf(period ?? usualPeriod(report), today());
  return period ? usual : { from: from || usual.from, to: to || usual.to };
};

/** What the service is asked for. */
export const callOf = (report: StaffReportId, parameters: Parameters): StaffReportCall => ({
  report,
  today: today(),
  by: parameters.by ?? null,
  team: parameters.team,
  outlook: parameters.outlook,
  below: Number(parameters.below),
  ...daysAsked(report, parameters),
});

/** What the page of a report asks for, and the way to change it. */
export const useParameters = (report: StaffReportId) =>
  useAddressParameters(
    useCallback((address: URLSearchParams) => parametersIn(report, address), [report]),
    addressOf,
  );
