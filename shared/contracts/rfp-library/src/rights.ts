import { has, type Match, type Person, type Right } from '@bidwright/contract-kit';

const admins: Right = (person) => (has(person) ? 'all' : 'none');

/** Admins any entry, those who write bids some once an Admin has opened the library to them, others none. */
const adminsOr =
  (leads: (person: Person) => 'all' | Match[]): Right =>
  (person) => {
    if (has(person)) return 'all';
    const isOpen = person.opened?.includes('rfp-library') && has(person, 'Team Lead', 'Project Manager');
    const scope = isOpen ? leads(person) : [];
    return scope.length > 0 ? scope : 'none';
  };

/** Who searches, reads, copies, comments and notes where a text was used. */
export const libraryReaders: Right = adminsOr(() => 'all');

/** Who adds texts: those who write bids to the texts of their teams. */
export const libraryWriters: Right = adminsOr(({ teams }) =>
  teams.length > 0 ? [{ field: 'teams', ids: teams }] : [],
);

/** Who changes and reviews a text: of those who write bids the one who keeps it. */
export const libraryKeepers: Right = adminsOr(({ id }) => [{ field: 'owner', ids: [id] }]);

/** Who changes what hangs on a text: of those who write bids the one who added it. */
export const ownAdditions: Right = adminsOr(({ id }) => [{ field: 'addedBy', ids: [id] }]);

/** Who takes texts out of use, and back. */
export const libraryArchivers: Right = admins;

/** Who takes whole proposals apart, and takes texts out as a Word file. */
export const libraryCarriers: Right = admins;
