import type { companyTwins } from '@bidwright/contract-admin';
import type { AnswerOf } from '@bidwright/contract-kit';
import type { Db } from '../tables.ts';
import { domainsOf, nearKeys } from './alike.ts';

type Twins = AnswerOf<typeof companyTwins>;
type Company = Twins[number]['companies'][number];

/** Groups that are answered at most. */
const max = 200;

interface Group {
  companies: Company[];
  keys: string[];
}

/** Companies of which each has a key in common with another one of its group. */
const groupsBy = (by: 'name' | 'domain', companies: Company[], keysOf: (company: Company) => string[]): Twins => {
  const byKey = new Map<string, Group>();
  for (const company of companies) {
    const own = keysOf(company);
    const near = [...new Set(own.flatMap((key) => byKey.get(key) ?? []))];
    const fellows = near.flatMap((group) => group.companies);
    const group = { companies: [...fellows, company], keys: [...near.flatMap(({ keys }) => keys), ...own] };
    for (const key of group.keys) byKey.set(key, group);
  }
  const groups = [...new Set(byKey.values())].filter((group) => group.companies.length > 1);
  return groups.map((group) => ({ by, companies: group.companies }));
};

const idsOf = ({ companies }: Twins[number]) => companies.map(({ id }) => id).join();

/** Companies in use that may be the same one, those of nearly the same name first. */
export const twinsIn = async (db: Db): Promise<Twins> => {
  const rows: Company[] = await db
    .selectFrom('companies')
    .select(['id', 'name', 'companyTypeName as type', 'city', 'website'])
    .where('status', '=', 'Active')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const named = groupsBy('name', rows, ({ name }) => nearKeys(name));
  const known = new Set(named.map(idsOf));
  const addressed = groupsBy('domain', rows, ({ website }) => domainsOf(website)).filter(
    (group) => !known.has(idsOf(group)),
  );
  return [...named, ...addressed].slice(0, max);
};
