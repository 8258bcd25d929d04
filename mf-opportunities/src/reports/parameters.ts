import { type Dimension, dimensions, type ReportCall, type ReportId, reports } from '@bidwright/contract-opportunities';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { today } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';

/** Lists of ids that narrow a report. */
export const filterNames = ['team', 'owner', 'client', 'projectType', 'source', 'chance'] as const;
export type FilterName = (typeof filterNames)[number];

export interface Parameters extends Record<FilterName, string[]> {
  by: Dimension | undefined;
  /** By what the rows are split once more. */
  across: Dimension | undefined;
  /** The figure of the parts that is shown; undefined: the first that the chart has. */
  shown: string | undefined;
  /** Days after which a bid that nobody has changed is told of; undefined: the usual ones. */
  quiet: number | undefined;
  from: string;
  to: string;
  compare: boolean;
}

const dimension = (text: string | null): Dimension | undefined => dimensions.find((one) => one === text);
const day = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? String(text) : '');
/** Numbers of days that are offered. */
export const quietDays = [7, 14, 30, 60, 90] as const;
const values = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/** The parameters that an address names. */
const readParameters = (address: URLSearchParams): Parameters => {
  const lists = filterNames.map((name) => [name, values(address.get(name))]);
  return {
    ...(Object.fromEntries(lists) as Record<FilterName, string[]>),
    by: dimension(address.get('by')),
    across: dimension(address.get('across')),
    shown: address.get('shown') ?? undefined,
    quiet: quietDays.find((days) => String(days) === address.get('quiet')),
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

/** What the service is asked for. */
export const callOf = (report: ReportId, parameters: Parameters): ReportCall => {
  const { by, across, from, to, compare, quiet, shown: _, ...lists } = parameters;
  return {
    report,
    today: today(),
    ...(by && { by }),
    ...(splits(report, across, by) && { across }),
    ...(from && { from }),
    ...(to && { to }),
    ...(compare && { compare }),
    ...(quiet && { quiet }),
    ...Object.fromEntries(filterNames.filter((name) => lists[name].length > 0).map((name) => [name, lists[name]])),
  };
};

/** The figure that is shown of rows that are split once more. */
export const shownFigure = (report: ReportId, { shown = '' }: Parameters): string => {
  const { figures, chart } = reports[report];
  return Object.hasOwn(figures, shown) ? shown : (Object.keys(figures).find((one) => chart.of.includes(one)) ?? '');
};

/** A report's parameters, kept in the address alone: they survive a reload, and can be passed on. */
export const useParameters = () => {
  const [address, setAddress] = useSearchParams();
  const parameters = useMemo(() => readParameters(address), [address]);
  const change = (part: Partial<Parameters>) =>
    setAddress((now) => writeParameters({ ...readParameters(now), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return { parameters, change };
};
