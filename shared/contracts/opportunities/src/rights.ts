import { has, type Match, type Person, type Right } from '@bidwright/contract-kit';

export const admins: Right = (person) => (has(person) ? 'all' : 'none');

/** Whoever works on bids sees all of them. */
export const readers: Right = (person) => (has(person, 'Team Lead', 'Project Manager', 'Operations') ? 'all' : 'none');

/** Bids of my teams. */
const ofMyTeams = ({ teams }: Person): Match[] => [
  { field: 'teamsInvolved', ids: teams },
  { field: 'primaryTeam', ids: teams },
];

/** Bids that somebody has given to me. */
const assigned = ({ id }: Person): Match[] => [
  { field: 'ownerUser', ids: [id] },
  { field: 'rfpManager', ids: [id] },
];

/** Bids that I own, manage or recorded. */
const mine = (person: Person): Match[] => [...assigned(person), { field: 'addedBy', ids: [person.id] }];

/** Of several roles each gives what it gives. */
const byRole =
  (leads: (person: Person) => Match[], managers: (person: Person) => Match[]): Right =>
  (person) => {
    if (has(person)) return 'all';
    const matches = [
      ...(person.permissions.includes('Team Lead') ? leads(person) : []),
      ...(person.permissions.includes('Project Manager') ? managers(person) : []),
    ];
    return matches.length > 0 ? matches : 'none';
  };

const none = () => [];
const either = (person: Person) => [...ofMyTeams(person), ...mine(person)];

/** Leads and managers record and plan bids of their teams and those they are responsible for. */
export const creators: Right = byRole(either, either);

/** They write them too, and so does Operations with a bid that it was given. */
export const editors: Right = (person) => {
  const matches = creators(person);
  if (matches === 'all' || !person.permissions.includes('Operations')) return matches;
  return [...(matches === 'none' ? [] : matches), ...assigned(person)];
};

/** Who decides whether to bid, and writes down that a bid is won or lost. */
export const deciders: Right = byRole(ofMyTeams, mine);

/** Who changes many bids at once: leads those of their teams, managers all that they write. */
export const bulkEditors: Right = byRole(ofMyTeams, either);

/** Who takes a bid out of the lists and back. */
export const archivers: Right = byRole(mine, none);

export const editorsAndOperations: Right = (person) =>
  person.permissions.includes('Operations') ? 'all' : editors(person);

export const importers: Right = (person) => (has(person, 'Operations') ? 'all' : 'none');

/** Leads and managers see actual costs if an Admin has said so. */
export const costReaders: Right = (person) => {
  const flagged = person.showActuals && has(person, 'Team Lead', 'Project Manager');
  return flagged || has(person, 'Operations') ? 'all' : 'none';
};

/** Everybody but Admins sees what is planned for a bid only if an Admin has said so. */
export const planReaders: Right = (person) => {
  if (has(person)) return 'all';
  return person.showProjections ? readers(person) : 'none';
};

/** Nobody plans what he may not see. */
export const planners: Right = (person) => (planReaders(person) === 'none' ? 'none' : creators(person));

const ofBid = (match: Match): Match => ({ ...match, field: `parent.${match.field}` });

/** Who may write a bid may write what stands under it. */
export const bidWriters: Right = (person) => {
  const bids = creators(person);
  return bids === 'all' || bids === 'none' ? bids : bids.map(ofBid);
};

/** And whoever one of these fields of a record names says how it stands. */
export const bidWritersAnd =
  (...fields: string[]): Right =>
  (person) => {
    const scope = bidWriters(person);
    if (scope === 'all' || readers(person) === 'none') return scope;
    return [...(scope === 'none' ? [] : scope), ...fields.map((field) => ({ field, ids: [person.id] }))];
  };
