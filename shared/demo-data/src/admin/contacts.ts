import type { Kept } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import type { Faker } from '@faker-js/faker';
import { faker as english } from '@faker-js/faker/locale/en';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as romanian } from '@faker-js/faker/locale/ro';
import { faker as chinese } from '@faker-js/faker/locale/zh_CN';
import { instant } from '../days.ts';
import { kept, nth } from '../records.ts';
import { seeded } from '../seeded.ts';
import { companyList, type DemoCompany } from './companyList.ts';
import { beganOn, userAt } from './users.ts';

export interface CompanyContact extends Kept {
  name: string;
  title: string;
  email: string;
  phone: string;
  role: string;
  status: 'Active' | 'Inactive';
}

const count = 118;
const languages: readonly Faker[] = [english, english, french, english, romanian, english, english, chinese];
const domains = ['example.com', 'example.org', 'example.net'] as const;

const jobs = [
  { title: 'Contracting Officer', role: 'Contracting officer' },
  { title: 'Program Manager', role: 'Program' },
  { title: 'Contract Specialist', role: 'Contracting officer’s representative' },
  { title: 'Deputy Director', role: 'Program' },
];
const partnerJobs = [
  { title: 'Director of Business Development', role: 'Partner business development' },
  { title: 'Practice Lead', role: 'Delivery' },
  { title: 'Capture Manager', role: 'Partner business development' },
];
const isClient = ({ type }: DemoCompany) => type.startsWith('Client');

const clients = companyList.filter(isClient);

/** The employer of the n-th contact: two people at each client, one at each other company, then more at clients. */
const employerOf = (n: number): DemoCompany =>
  n < companyList.length ? nth(companyList, n) : nth(clients, n - companyList.length);

const namedIn = (language: Faker) => {
  const first = language.person.firstName();
  const last = language.person.lastName();
  return language === chinese ? `${last}${first}` : `${first} ${last}`;
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '');

/** A mailbox for the name; names without Latin letters get their number, as do repeated ones. */
const emailOf = (name: string, n: number) =>
  `${(plain(name).trim() || 'contact').replace(/ +/g, '.')}${n}@${nth(domains, n)}`;

const contactAt = (n: number, employer: DemoCompany, today: string): CompanyContact => {
  const random = seeded('contact', n, nth(languages, n));
  const name = namedIn(random);
  const area = random.number.int({ min: 201, max: 989 });
  return {
    name,
    ...nth(isClient(employer) ? jobs : partnerJobs, n),
    email: emailOf(name, n),
    phone: `(${area}) 555-${String(100 + (n % 100)).padStart(4, '0')}`,
    status: n % 17 === 16 ? 'Inactive' : 'Active',
    ...kept('companies_contacts', n, instant(addDays(beganOn(today), 70 + n * 12), 58_000), userAt(3)),
  };
};

/** The people at each company, by the company's name. */
export const contactsByCompany = (today: string): Map<string, CompanyContact[]> => {
  const found = new Map<string, CompanyContact[]>(companyList.map(({ name }) => [name, []]));
  for (let n = 0; n < count; n += 1) {
    const employer = employerOf(n);
    found.get(employer.name)?.push(contactAt(n, employer, today));
  }
  return found;
};
