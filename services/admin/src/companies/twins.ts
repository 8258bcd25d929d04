import type { companyTwins } from '@bidwright/contract-admin';
import type { AnswerOf } from '@bidwright/contract-kit';
import type { Db } from '../tables.ts';
import { domainsOf, nearKeys } from './alike.ts';

type Twins = AnswerOf<typeof companyTwins>;
type Company = Twins[number]['companies'][number];

/** Groups that are answered at most. */
const max = 200;

/** Of whom most is known stands first, for that is the one that stays where two become one. */
const known = ({ type, city, website }: Company) => [type, city, website].filter(Boolean).length;

interface Group {
  companies: Company[];
  keys: string[];
}

/** Companies of which each has a key in common with another one of its group. */
const groupsBy = (by: 'name' | 'domain', companies: Company[], keysOf: (company: Company) => string[]): Twins => {
  const byKey = new Map<string, Group>();
  const put = (group: Group, key: string) => {
    group.keys.push(key);
    byKey.set(key, group);
  };
  for (const company of companies) {
    const own = keysOf(company);
    const [group = { companies: [], keys: [] }, ...others] = new Set(own.flatMap((key) => byKey.get(key) ?? []));
    for (const other of others) {
      group.companies.push(...other.companies);
      for (const key of other.keys) put(group, key);
    }
    group.companies.push(company);
    for (const key of own) if (byKey.get(key) !== group) put(group, key);
  }
  const groups = [...new Set(byKey.values())].filter((group) => group.companies.length > 1);
  return groups.map((group) => ({
    by,
    companies: group.companies.toSorted((one, other) => known(other) - known(one)),
  }));
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
  const shown = new Set(named.map(idsOf));
  const addressed = groupsBy('domain', rows, ({ website }) => domainsOf(website)).filter(
    (group) => !shown.has(idsOf(group)),
  );
  return [...named, ...addressed].slice(0, max);
};
