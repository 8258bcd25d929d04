import { progressOf, type StatusCategory } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import { useCallback } from 'react';
import { useStatuses } from '../../../api.ts';

export interface StatusLook {
  category: StatusCategory;
  /** How far along its category a status is, 0 to 1. */
  progress: number;
  color: string | null;
}

/** Answers how a status is drawn. One that is no longer in the list counts as open. */
export const useStatusLook = (): ((status: Reference) => StatusLook) => {
  const { data: statuses = [] } = useStatuses();
  return useCallback(
    ({ id }) => {
      const status = statuses.find((one) => one.id === id);
      return {
        category: status?.category ?? 'Open',
        progress: progressOf(statuses, id),
        color: status?.color ?? null,
      };
    },
    [statuses],
  );
};
