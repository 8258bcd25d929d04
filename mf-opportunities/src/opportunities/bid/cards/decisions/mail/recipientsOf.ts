import type { Reference } from '@bidwright/contract-kit';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';

/** As many as one mail goes to. */
const max = 50;

interface Colleague {
  id: string;
  name: string | null;
  teams: readonly Reference[];
}

/** Those of some people who are known, each once. */
const knownOf = (ids: readonly (string | undefined)[], people: readonly Colleague[]): Reference[] => {
  const known = new Map(people.map(({ id, name }) => [id, { id, name: name ?? '' }]));
  return [...new Set(ids)].flatMap((id) => known.get(id ?? '') ?? []);
};

/** Who hears of a decision unless somebody says otherwise: the owner and the manager. */
export const answerableFor = (
  { rfpManager, ownerUser }: Pick<OpportunityRecord, 'rfpManager' | 'ownerUser'>,
  people: readonly Colleague[],
): Reference[] => knownOf([ownerUser?.id, rfpManager?.id], people);

/** Everybody of the teams involved. */
export const membersFor = (
  { teamsInvolved }: Pick<OpportunityRecord, 'teamsInvolved'>,
  people: readonly Colleague[],
): Reference[] => {
  const teams = new Set(teamsInvolved.map(({ id }) => id));
  const members = people.filter((person) => person.teams.some(({ id }) => teams.has(id)));
  return knownOf(
    members.map(({ id }) => id),
    people,
  );
};

/** Everybody who is planned. */
export const plannedIn = (plans: readonly { fte: Reference | null }[], people: readonly Colleague[]): Reference[] =>
  knownOf(
    plans.map(({ fte }) => fte?.id),
    people,
  );

/** Some people beside those who get the mail already, as far as one mail goes. */
export const withMore = (to: readonly Reference[], more: readonly Reference[]): Reference[] => {
  const known = new Set(to.map(({ id }) => id));
  return [...to, ...more.filter(({ id }) => !known.has(id))].slice(0, max);
};
