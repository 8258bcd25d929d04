import { deciders, opportunities } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { useMemo } from 'react';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { useShownDay } from '../past/shownDay.ts';

/** Answers who may change which record from a list, as its service will decide it. Nobody changes the past. */
export const useEditRights = () => {
  const person = usePerson();
  const isPast = useShownDay() !== undefined;
  return useMemo(
    () => ({
      mayEdit: (record: OpportunityRecord) => !isPast && can(opportunities.rights.update, person, record),
      /** To write down that a bid is won or lost. */
      mayDecide: (record: OpportunityRecord) => can(deciders, person, record),
    }),
    [person, isPast],
  );
};
