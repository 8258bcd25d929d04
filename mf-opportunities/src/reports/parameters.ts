import { fromNames } from '@bidwright/contract-kit';
import { isDay } from '@bidwright/contract-kit/days';
import {
  type Basis,
  bases,
  canBePlain,
  type Dimension,
  dimensions,
  figuresIn,
  type ReportCall,
  type ReportId,
  reports,
} from '@bidwright/contract-opportunities';
import { useAddressParameters } from '@bidwright/remote-kit/report';
import { today } from '@bidwright/remote-kit/ui';
import { daysOf, type Period, periods } from './periods.ts';

/** Lists of ids that narrow a report. */
export const filterNames = ['team', 'owner', 'client', 'clientType', 'projectType', 'source', 'chance'] as const;
export type FilterName = (typeof filterNames)[number];

export interface Parameters extends Record<FilterName, string[]> {
  by: Dimension | undefined;
  /** By what the rows are split once more. */
  across: Dimension | undefined;
  /** The figure of the parts that is shown; undefined: the first that the chart has. */
  shown: string | undefined;
  /** Days after which a bid that nobody has changed is told of; undefined: the usual ones. */
  quiet: number | undefined;
  /** By which days a bid belongs to the period; undefined: the usual ones. */
  basis: Basis | undefined;
  /** Whether amounts are also told weighed by chance. */
  weighted: boolean;
  /** Named days, which move on with time; undefined: those that are fixed, or the usual ones. */
  period: Period | undefined;
  from: string;
  to: string;
  compare: boolean;
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);
const day = (text: string | null) => (text && isDay(text) ? text : '');
/** Numbers of days that are offered. */
export const quietDays = [7, 14, 30, 60, 90] as const;
const values = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/** The parameters that an address names. */
const readParameters = (address: URLSearchParams): Parameters => {
  return {
    ...fromNames(filterNames, (name) => values(address.get(name))),
    by: oneOf(dimensions, address.get('by')),
    across: oneOf(dimensions, address.get('across')),
    shown: address.get('shown') ?? undefined,
    quiet: quietDays.find((days) => String(days) === address.get('quiet')),
    basis: oneOf(bases, address.get('basis')),
    weighted: address.get('weighted') !== '0',
    period: oneOf(periods, address.get('period')),
    from: day(address.get('from')),
    to: day(address.get('to')),
    compare: address.get('compare') === '1',
  };
};

/** Their address. What is usual stays unsaid. */
export const writeParameters = ({
  by,
  across,
  shown,
  quiet,
  basis,
  weighted,
  period,
  from,
  to,
  compare,
  ...lists
}: Parameters): URLSearchParams => {
  const said = {
    by: by ?? '',
    across: across ?? '',
    shown: shown ?? '',
    quiet: quiet ? String(quiet) : '',
    basis: basis ?? '',
    weighted: weighted ? '' : '0',
    period: period ?? '',
    from,
    to,
    compare: compare ? '1' : '',
    ...Object.fromEntries(filterNames.map((name) => [name, lists[name].join(',')])),
  };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text));
};

/** A split by what the rows are already would be refused, and so would one that the report does not have. */
const splits = (report: ReportId, across: Dimension | undefined, by: Dimension | undefined) => {
  const { across: known = [], by: ways } = reports[report];
  return across !== undefined && known.includes(across) && across !== (by ?? ways[0]);
};

/** Whether a report has days that can be chosen by a name. */
export const hasPeriods = (report: ReportId): boolean => ['past', 'ahead'].includes(reports[report].period);

/** What the service is asked for. What the report does not know, as an address may have it, is left unsaid: it would be refused. */
export const callOf = (report: ReportId, parameters: Parameters): ReportCall => {
  const { basis, weighted, period, compare, quiet, shown: _, from: first, to: last, ...more } = parameters;
  const { by: asked, across: split, ...lists } = more;
  const { map } = reports[report];
  // Who has asked for rows of some kind sees them as they are.
  const { by, across } = map && !asked && !split ? map : { by: asked, across: split };
  const { from, to } = period && hasPeriods(report) ? daysOf(period, today()) : { from: first, to: last };
  return {
    report,
    today: today(),
    ...(by && { by }),
    ...(splits(report, across, by) && { across }),
    ...(basis && reports[report].basis?.includes(basis) && { basis }),
    ...(!weighted && canBePlain(report) && { weighted }),
    ...(from && { from }),
    ...(to && { to }),
    ...(compare && { compare }),
    ...(quiet && { quiet }),
    ...Object.fromEntries(filterNames.filter((name) => lists[name].length > 0).map((name) => [name, lists[name]])),
  };
};

/** The figures of which one is shown where rows are split once more. */
export const splitFigures = (report: ReportId, weighted: boolean): string[] => {
  const { map, chart } = reports[report];
  if (map) return [...map.of];
  return figuresIn(report, weighted).filter((figure) => chart.of.includes(figure) || figure === 'bids');
};

/** The figure that is shown of rows that are split once more. */
export const shownFigure = (report: ReportId, { shown = '', weighted }: Parameters): string => {
  const figures = splitFigures(report, weighted);
  return figures.includes(shown) ? shown : (figures.find((one) => one !== 'bids') ?? '');
};

/** What the page of a report asks for, and the way to change it. */
export const useParameters = () => useAddressParameters(readParameters, writeParameters);
