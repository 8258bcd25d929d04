import {
  budgetTypes,
  chances,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  sectionTitles,
  sources,
} from '@bidwright/contract-admin';

const lists = [
  budgetTypes,
  chances,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  sectionTitles,
  sources,
];

/** A list that a firm may begin with. */
export const listNamed = (col: string) => {
  const found = lists.find(({ name }) => name === col);
  if (!found) throw new Error(`No list of starters is called ${col}`);
  return found;
};
