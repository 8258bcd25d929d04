import { experience, usualDays } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { can, queryOf } from '@bidwright/remote-kit/store';
import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { bids, library } from '../../../../../api.ts';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';
import { usePaces } from '../../risk/usePaces.ts';
import { proposalsFor } from './proposalsFor.ts';
import { useTeamsTime } from './useTeamsTime.ts';

const useExperience = queryOf(bids, experience);

/** The library's texts of a bid's teams, counted, for who may read them. */
const useTextsOfTeams = ({ teamsInvolved }: OpportunityRecord) => {
  const mayRead = can(rfpContent.rights.read, usePerson());
  const where = [
    { field: 'teams', is: 'in', value: teamsInvolved.map(({ id }) => id) } as const,
    { field: 'status', is: 'eq', value: 'Active' } as const,
  ];
  const { data, isLoading } = library.useQueryQuery(
    { col: rfpContent.name, where, limit: 1, total: true },
    { skip: !mayRead },
  );
  return { texts: data?.total, isLoading };
};

const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What the records propose for a bid that is weighed; undefined until all is read, or cannot be read. */
export const useProposals = (record: OpportunityRecord) => {
  const past = useExperience({ id: record.id });
  const paces = usePaces();
  const teams = useTeamsTime(record);
  const library = useTextsOfTeams(record);
  if ([past.isLoading, paces.isLoading, teams.isLoading, library.isLoading].includes(true)) return undefined;
  const { dueDate, opportunityStatus, teamsInvolved } = record;
  return proposalsFor({
    bid: record,
    experience: past.data,
    time: {
      left: daysFrom(today(), dueDate),
      usual: usualDays(paces.data ?? [], opportunityStatus.id, teamsInvolved.length),
    },
    capacity: teams.capacity,
    texts: library.texts,
  });
};
