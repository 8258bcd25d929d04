import { type agreement, companies } from '@bidwright/contract-admin';
import { emptyInput, type InputFrom, type Kept, type RecordOf } from '@bidwright/contract-kit';
import { addDays, startOfMonth } from '@bidwright/contract-kit/days';
import { instant } from '../days.ts';
import { kept, referTo } from '../records.ts';
import { companyList } from './companyList.ts';
import { type CompanyContact, contactsByCompany } from './contacts.ts';
import { bpaList, companyTypeList } from './lists.ts';
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

type Agreement = InputFrom<typeof agreement> & Kept;

/** The agreements of a company, with what orders have taken of them. */
const agreementsOf = (company: string, today: string): Agreement[] =>
  bpaList.flatMap(({ company: holder, from, to, name, number, ceiling }, n) =>
    holder === company
      ? [
          {
            name,
            number,
            ceiling,
            used: (ceiling / 100) * (20 + n * 9),
            startDate: startOfMonth(today, from),
            endDate: addDays(startOfMonth(today, to), -1),
            status: 'Active',
            ...kept('companies_bpas', n, instant(addDays(beganOn(today), 65), 52_000 + n), userAt(3)),
          },
        ]
      : [],
  );

export type CompanyRecord = RecordOf<typeof companies> & { contacts: CompanyContact[]; bpas: Agreement[] };

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
    bpas: agreementsOf(name, today),
  }));
};
