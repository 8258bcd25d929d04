import type { Reference } from '@bidwright/contract-kit';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';

/** As many as one mail goes to. */
const max = 50;

interface Colleague {
  id: string;
  name: string | null;
  teams: readonly Reference[];
}

type Bid = Pick<OpportunityRecord, 'teamsInvolved' | 'rfpManager' | 'ownerUser'>;

/** Who is to hear of a decision unless somebody says otherwise: the owner, the manager, and the teams involved. */
export const recipientsOf = (
  { teamsInvolved, rfpManager, ownerUser }: Bid,
  people: readonly Colleague[],
): Reference[] => {
  const teams = new Set(teamsInvolved.map(({ id }) => id));
  const answerable = [ownerUser?.id, rfpManager?.id];
  const members = people.filter((person) => person.teams.some(({ id }) => teams.has(id))).map(({ id }) => id);
  const known = new Map(people.map(({ id, name }) => [id, { id, name: name ?? '' }]));
  return [...new Set([...answerable, ...members])].flatMap((id) => known.get(id ?? '') ?? []).slice(0, max);
};
