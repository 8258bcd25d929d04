import { companies, companyContacts, keptLists, users } from '@bidwright/contract-admin';
import type { Collection } from '@bidwright/contract-kit';

/** The page of a list, below /admin/: `projectTypes` are at project-types. */
export const pathOf = ({ name }: Pick<Collection, 'name'>): string =>
  name === companyContacts.name
    ? 'company-contacts'
    : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pages of all lists. */
export const listPaths: readonly string[] = [...keptLists, companies, companyContacts, users].map(pathOf);
