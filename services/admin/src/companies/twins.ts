import type { companyTwins } from '@bidwright/contract-admin';
import type { AnswerOf } from '@bidwright/contract-kit';
import type { Db } from '../tables.ts';
import { domainOf, nameKey } from './alike.ts';

type Twins = AnswerOf<typeof companyTwins>;
type Company = Twins[number]['companies'][number];

/** Groups that are answered at most. */
const max = 200;

const groupsBy = (by: 'name' | 'domain', companies: Company[], keyOf: (company: Company) => string | null): Twins =>
  [...Map.groupBy(companies, keyOf)]
    .filter(([key, fellows]) => key !== null && fellows.length > 1)
    .map(([, fellows]) => ({ by, companies: fellows }));

const idsOf = ({ companies }: Twins[number]) => companies.map(({ id }) => id).join();

/** Companies in use that may be the same one, those of the same name first. */
export const twinsIn = async (db: Db): Promise<Twins> => {
  const rows: Company[] = await db
    .selectFrom('companies')
    .select(['id', 'name', 'companyTypeName as type', 'city', 'website'])
    .where('status', '=', 'Active')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const named = groupsBy('name', rows, ({ name }) => nameKey(name));
  const known = new Set(named.map(idsOf));
  const addressed = groupsBy('domain', rows, ({ website }) => domainOf(website)).filter(
    (group) => !known.has(idsOf(group)),
  );
  return [...named, ...addressed].slice(0, max);
};
