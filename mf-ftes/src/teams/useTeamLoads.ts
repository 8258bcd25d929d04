import type { Outlook } from '@bidwright/contract-ftes';
import { useMemo } from 'react';
import { useCapacity } from '../plan/load/api.ts';
import { fromNow } from './fromNow.ts';
import { type TeamLoad, teamLoads } from './teamLoads.ts';

/** What teams have to do in some months from this one on. */
export const useTeamLoads = (months: number, outlook: Outlook) => {
  const { data, error, refetch } = useCapacity(fromNow(months));
  const teams: TeamLoad[] | undefined = useMemo(() => data && teamLoads(data.people, outlook), [data, outlook]);
  return { teams, first: data?.months[0], error, refetch };
};
