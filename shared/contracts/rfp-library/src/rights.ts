import { has, type Right } from '@bidwright/contract-kit';

/** Who may read and search the library: Admins, and those who write bids once it is opened to them. */
export const libraryReaders =
  (openToLeads: boolean): Right =>
  (person) =>
    has(person, ...(openToLeads ? (['Team Lead', 'Project Manager'] as const) : [])) ? 'all' : 'none';
