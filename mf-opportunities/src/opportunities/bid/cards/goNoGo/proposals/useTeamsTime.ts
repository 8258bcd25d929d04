import { capacity, maxMonths } from '@bidwright/contract-ftes';
import { planReaders } from '@bidwright/contract-opportunities';
import { can, queryOf } from '@bidwright/remote-kit/store';
import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { staffing } from '../../../../../api.ts';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';
import { freeIn } from './freeIn.ts';

const useCapacity = queryOf(staffing, capacity);

/** Months of the work that are looked at: what comes later nobody has planned. */
const ahead = 6;

/** How much of its time the primary team has for a bid from when it is due, as far as the person may see plans. */
export const useTeamsTime = ({ primaryTeam, dueDate, estimatedProjectLength }: OpportunityRecord) => {
  const mayRead = can(planReaders, usePerson());
  const now = today();
  const from = (dueDate > now ? dueDate : now).slice(0, 7);
  const months = Math.min(estimatedProjectLength || ahead, ahead, maxMonths);
  const { data, isLoading } = useCapacity({ from, months, team: primaryTeam.id }, { skip: !mayRead });
  const free = data && freeIn(data.people);
  return { capacity: free === undefined ? undefined : { free, months }, isLoading };
};
