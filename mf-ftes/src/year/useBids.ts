import type { Actual, Projection } from '@bidwright/contract-ftes';
import type { ErrorInfo } from '@bidwright/contract-kit';
import { useMemo } from 'react';
import { usePersonMonths, useStatuses } from '../api.ts';
import { type Bid, bidsOf, yearsOf } from './load.ts';

interface Bids {
  /** Undefined until they are there. */
  bids: Bid[] | undefined;
  /** Every year in which the person has work. */
  years: number[];
  plans: Projection[] | undefined;
  /** What the person has worked; null for who may not see it. */
  actuals: Actual[] | null | undefined;
  error: ErrorInfo | undefined;
  refetch: () => void;
}

/** A person's bids of a year. */
export const useBids = (person: string, year: number): Bids => {
  const months = usePersonMonths({ person });
  const statuses = useStatuses();
  const { planned: rows, actual } = months.data ?? {};
  const { data } = statuses;
  const bids = useMemo(() => rows && data && bidsOf(rows, data, year), [rows, data, year]);
  const years = useMemo(() => yearsOf([...(rows ?? []), ...(actual ?? [])]), [rows, actual]);
  return {
    bids,
    years,
    plans: rows,
    actuals: actual,
    error: months.error ?? statuses.error,
    refetch: () => {
      months.refetch();
      statuses.refetch();
    },
  };
};
