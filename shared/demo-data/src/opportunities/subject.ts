import { companyList, type DemoCompany } from '../admin/companyList.ts';
import { nth } from '../records.ts';
import { type ProjectTypeName, projectTypeList } from './projectTypeList.ts';
import type { Title } from './title.ts';
import { titles } from './titles.ts';

/** What a solicitation is about, and who asks for it. */
export interface Subject extends Omit<Title, 'client'> {
  type: ProjectTypeName;
  client: DemoCompany;
  /** The agency behind a prime that is the client. */
  endClient?: DemoCompany;
}

/** One title of each kind of work, then the next of each. */
const dealt = nth(Object.values(titles), 0).flatMap((_, round) =>
  projectTypeList.map(({ name }) => ({ ...nth(titles[name], round), type: name })),
);

const companies = new Map(companyList.map((company) => [company.name, company]));
const primes = companyList.filter(({ type }) => type === 'Prime');

/** Of federal bids every fifth goes through a prime. */
export const subjectAt = (n: number): Subject => {
  const { client: name, ...title } = nth(dealt, n);
  const asking = companies.get(name);
  if (!asking) throw new RangeError(`No company is called ${name}`);
  return asking.office && n % 5 === 2
    ? { ...title, client: nth(primes, Math.floor(n / 5)), endClient: asking }
    : { ...title, client: asking };
};

/** The one that the work is for. */
export const agencyOf = ({ client, endClient }: Subject): DemoCompany => endClient ?? client;
