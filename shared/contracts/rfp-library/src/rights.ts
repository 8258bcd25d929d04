import { has, type Right } from '@bidwright/contract-kit';

/** Who may read, search and write the library: Admins, and those who write bids once an Admin has opened it to them. */
export const libraryReaders: Right = (person) => {
  const opened = person.opened?.includes('rfp-library') ? (['Team Lead', 'Project Manager'] as const) : [];
  return has(person, ...opened) ? 'all' : 'none';
};
