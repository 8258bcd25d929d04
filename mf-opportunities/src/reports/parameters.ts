import { type Dimension, dimensions, type ReportCall, type ReportId } from '@bidwright/contract-opportunities';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { today } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';

/** Lists of ids that narrow a report. */
export const filterNames = ['team', 'owner', 'client', 'projectType', 'source'] as const;
export type FilterName = (typeof filterNames)[number];

export interface Parameters extends Record<FilterName, string[]> {
  by: Dimension | undefined;
  from: string;
  to: string;
  compare: boolean;
}

const isDimension = (name: string | null): name is Dimension => dimensions.some((one) => one === name);
const day = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? String(text) : '');
const values = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/** The parameters that an address names. */
const readParameters = (address: URLSearchParams): Parameters => {
  const by = address.get('by');
  const lists = filterNames.map((name) => [name, values(address.get(name))]);
  return {
    ...(Object.fromEntries(lists) as Record<FilterName, string[]>),
    by: isDimension(by) ? by : undefined,
    from: day(address.get('from')),
    to: day(address.get('to')),
    compare: address.get('compare') === '1',
  };
};

/** Their address. What is usual stays unsaid. */
export const writeParameters = ({ by, from, to, compare, ...lists }: Parameters): URLSearchParams => {
  const said = {
    by: by ?? '',
    from,
    to,
    compare: compare ? '1' : '',
    ...Object.fromEntries(filterNames.map((name) => [name, lists[name].join(',')])),
  };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text));
};

/** What the service is asked for. */
export const callOf = (report: ReportId, { by, from, to, compare, ...lists }: Parameters): ReportCall => ({
  report,
  today: today(),
  ...(by && { by }),
  ...(from && { from }),
  ...(to && { to }),
  ...(compare && { compare }),
  ...Object.fromEntries(filterNames.filter((name) => lists[name].length > 0).map((name) => [name, lists[name]])),
});

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
