import { opportunities } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { useMemo } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import { useShownDay } from '../past/shownDay.ts';

/** Answers who may change which record from a list, as its service says or will decide it. Nobody changes the past. */
export const useEditRights = () => {
  const person = usePerson();
  const isPast = useShownDay() !== undefined;
  return useMemo(
    () => ({
      mayEdit: (record: BidRow) => !isPast && (record.mayUpdate ?? can(opportunities.rights.update, person, record)),
    }),
    [person, isPast],
  );
};
