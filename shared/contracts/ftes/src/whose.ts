import { has, type Match, type Person, type Right } from '@bidwright/contract-kit';

/** Months of people of the person's teams. */
export const ofTheirTeams = ({ teams }: Person): Match => ({ field: 'fteTeams', ids: teams });

/** Months on bids of the person's teams, and on those that the person manages or owns. */
export const ofMyBids = ({ id, teams }: Person): Match[] => [
  { field: 'oppTeams', ids: teams },
  { field: 'oppManager', ids: [id] },
  { field: 'oppOwner', ids: [id] },
];

/** Of what people say of themselves: everyone keeps the own, who staffs bids everybody's. */
export const keepers: Right = (person) =>
  has(person, 'Team Lead', 'Project Manager', 'Operations') ? 'all' : [{ field: 'person', ids: [person.id] }];
