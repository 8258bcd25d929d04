import { companies, states } from '@bidwright/contract-admin';
import { emptyInput, type Kept } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { faker } from '@faker-js/faker/locale/en';
import type { CompanyRecord } from '../admin/companies.ts';
import type { CompanyContact } from '../admin/contacts.ts';
import { type CompanyTypeName, companyTypeList } from '../admin/lists.ts';
import { beganOn, userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { kept, nth, referTo } from '../records.ts';
import { seeded } from '../seeded.ts';

/** The first place that no company of the demo has, and no contact. */
const first = 1000;

const typeOf = referTo('companyTypes', companyTypeList);
const offices = ['Office of Grants', 'Office of Permits', 'Public Works', 'Board of Schools', 'Water Authority'];
const firms = ['Associates', 'Partners', 'Analytics', 'Advisory', 'Group'];

/** Agencies and firms take turns. */
const types: readonly CompanyTypeName[] = [
  'Client – Federal',
  'Client – State',
  'Client – Local',
  'Client – Local',
  'Client – Commercial',
  'Subcontractor',
  'Subcontractor',
  'Prime',
  'Competitor',
];

const isPublic = (type: CompanyTypeName) => type.startsWith('Client') && !type.endsWith('Commercial');

const nameAt = (n: number, type: CompanyTypeName, city: string): string => {
  if (isPublic(type)) return `${city} ${nth(offices, n)}`;
  const { person } = seeded('company name', n);
  return `${person.lastName()} ${nth(firms, n)}`;
};

const contactAt = (n: number, keptBy: Kept): CompanyContact => {
  const { person } = seeded('firm contact', n);
  return {
    name: `${person.firstName()} ${person.lastName()}`,
    title: n % 2 === 0 ? 'Contracting Officer' : 'Program Manager',
    role: n % 2 === 0 ? 'Contracting officer' : 'Program',
    email: `contact${n + 1}@example.com`,
    phone: `(${201 + (n % 789)}) 555-${String(100 + (n % 100)).padStart(4, '0')}`,
    status: n % 17 === 16 ? 'Inactive' : 'Active',
    ...keptBy,
  };
};

/** Companies of a large firm beside the demo's, which share so many contacts evenly. */
export function* scaleCompanies(count: number, contacts: number, today: string): Generator<CompanyRecord, void> {
  const at = instant(addDays(beganOn(today), 3), 52_000);
  let placed = 0;
  for (let n = 0; n < count; n += 1) {
    const type = nth(types, n);
    const city = seeded('city', n, faker).location.city();
    const until = Math.floor(((n + 1) * contacts) / count);
    const people = Array.from({ length: until - placed }, (_, one) => {
      const place = placed + one;
      return contactAt(place, kept('companies_contacts', first + place, at + place, userAt(3)));
    });
    placed = until;
    yield {
      ...emptyInput(companies),
      name: nameAt(n, type, city),
      companyType: typeOf(type),
      city,
      state: nth(states, n),
      ...kept('companies', first + n, at + n, userAt(3)),
      contacts: people,
      bpas: [],
    };
  }
}
