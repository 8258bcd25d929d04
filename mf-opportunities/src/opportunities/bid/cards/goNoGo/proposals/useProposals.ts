import { type Experience, opportunities, usualDays } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { can } from '@bidwright/remote-kit/store';
import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { bids, library } from '../../../../../api.ts';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';
import { usePaces } from '../../risk/usePaces.ts';
import { proposalsFor } from './proposalsFor.ts';
import { useTeamsTime } from './useTeamsTime.ts';

const { useExperienceQuery } = bids.injectEndpoints({
  endpoints: (build) => ({
    experience: build.query<Experience, string>({
      query: (id) => ({ call: 'experience', body: { id } }),
      transformResponse: ({ data }: { data: Experience }) => data,
      providesTags: [{ type: 'rows', id: opportunities.name }],
    }),
  }),
});

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
  const { data: experience, isLoading } = useExperienceQuery(record.id);
  const paces = usePaces();
  const teams = useTeamsTime(record);
  const library = useTextsOfTeams(record);
  if ([isLoading, paces.isLoading, teams.isLoading, library.isLoading].includes(true)) return undefined;
  const { dueDate, opportunityStatus, teamsInvolved } = record;
  return proposalsFor({
    bid: record,
    experience,
    time: {
      left: daysFrom(today(), dueDate),
      usual: usualDays(paces.data ?? [], opportunityStatus.id, teamsInvolved.length),
    },
    capacity: teams.capacity,
    texts: library.texts,
  });
};
