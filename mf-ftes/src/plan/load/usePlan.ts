import { progressOf } from '@bidwright/contract-admin';
import { likelihoodOf } from '@bidwright/contract-ftes';
import { useMemo } from 'react';
import { useProjections, useStatuses } from '../../api.ts';
import { linesOf } from '../draft/lines.ts';
import { useBid, useChances, useUsers } from './api.ts';

/** The most rows that a bid’s plan shows. */
const max = 200;

/** What is kept of a bid’s plan, and what must be known of the bid and of people. */
export const usePlan = (id: string) => {
  const bid = useBid(id);
  const planned = useProjections({
    where: [
      { field: 'opportunity', is: 'eq', value: id },
      { field: 'kind', is: 'eq', value: 'planned' },
    ],
    limit: max,
  });
  const statuses = useStatuses();
  const chances = useChances();
  const users = useUsers();

  const { rows } = planned;
  const kept = useMemo(() => rows && linesOf(rows), [rows]);
  const people = useMemo(() => new Map(users.data?.map((user) => [user.id, user])), [users.data]);
  const status = statuses.data?.find((one) => one.id === bid.data?.opportunityStatus.id);
  const own = chances.data?.find((one) => one.id === bid.data?.chance?.id)?.value;
  const reads = [bid, planned, statuses, chances, users];
  return {
    bid: bid.data,
    kept,
    people,
    status: status && { ...status, progress: progressOf(statuses.data ?? [], status.id) },
    /** How likely the bid is won; undefined of one that is lost. */
    chance: likelihoodOf(status, own),
    isReady: reads.every(({ isLoading }) => !isLoading),
    error: reads.map(({ error }) => error).find(Boolean),
    refetchPlan: planned.refetch,
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
};
