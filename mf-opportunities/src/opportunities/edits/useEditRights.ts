import { deciders, opportunities } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { useMemo } from 'react';
import type { OpportunityRecord } from '../OpportunityRecord.ts';

/** Answers who may change which record from a list, as its service will decide it. */
export const useEditRights = () => {
  const person = usePerson();
  return useMemo(
    () => ({
      mayEdit: (record: OpportunityRecord) => can(opportunities.rights.update, person, record),
      /** To write down that a bid is won or lost. */
      mayDecide: (record: OpportunityRecord) => can(deciders, person, record),
    }),
    [person],
  );
};
