import { companies } from '@bidwright/contract-admin';
import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { addDays, instant } from '../days.ts';
import { kept, referTo } from '../records.ts';
import { companyList } from './companyList.ts';
import { type CompanyContact, contactsByCompany } from './contacts.ts';
import { companyTypeList } from './lists.ts';
import { beganOn, userAt } from './users.ts';

const companyType = referTo('companyTypes', companyTypeList);

/** A reserved address; companies whose names have no Latin letters get a number. */
const websiteOf = (name: string, n: number) => {
  const label = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
  return `https://www.${label || `partner-${n}`}.example`;
};

export type CompanyRecord = RecordOf<typeof companies> & { contacts: CompanyContact[] };

export const companyRecords = (today: string): CompanyRecord[] => {
  const contacts = contactsByCompany(today);
  return companyList.map(({ name, type, city, state, hasBPA }, n) => ({
    ...emptyInput(companies),
    name,
    companyType: companyType(type),
    hasBPA: hasBPA ?? false,
    city,
    state,
    website: websiteOf(name, n),
    ...kept('companies', n, instant(addDays(beganOn(today), 1 + n), 52_000), userAt(n % 3 === 0 ? 5 : 3)),
    contacts: contacts.get(name) ?? [],
  }));
};
