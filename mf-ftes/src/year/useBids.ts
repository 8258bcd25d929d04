import type { ErrorInfo } from '@bidwright/contract-kit';
import { useMemo } from 'react';
import { useProjections, useStatuses } from '../api.ts';
import { type Bid, bidsOf, yearsOf } from './load.ts';

interface Bids {
  /** Undefined until they are there. */
  bids: Bid[] | undefined;
  /** Every year in which the person has work. */
  years: number[];
  error: ErrorInfo | undefined;
  refetch: () => void;
}

/** The most bids one call answers; nobody is on more. */
const most = 200;

/** A person's bids of a year. */
export const useBids = (person: string, year: number): Bids => {
  const planned = useProjections({
    where: [
      { field: 'fte', is: 'eq', value: person },
      { field: 'kind', is: 'eq', value: 'planned' },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    limit: most,
  });
  const statuses = useStatuses();
  const { rows } = planned;
  const { data } = statuses;
  const bids = useMemo(() => rows && data && bidsOf(rows, data, year), [rows, data, year]);
  const years = useMemo(() => yearsOf(rows ?? []), [rows]);
  return {
    bids,
    years,
    error: planned.error ?? statuses.error,
    refetch: () => {
      planned.refetch();
      statuses.refetch();
    },
  };
};
