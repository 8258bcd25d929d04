import { skills, users } from '@bidwright/contract-admin';
import { findRows } from '@bidwright/remote-kit/store';
import type { Search } from '@bidwright/shell-api';
import { freeHit } from './freeHit.ts';

/**
 * People by their names and addresses, for the search over everything; each leads to the person's year. Words that ask who is free
 * lead to those who are.
 */
export const search: Search = async ({ text, language, limit, signal }) => {
  const skillsNamed = (names: string[]) =>
    findRows(
      skills,
      {
        where: [
          { field: 'name', is: 'in', value: names },
          { field: 'status', is: 'eq', value: 'Active' },
        ],
        fields: ['name'],
      },
      signal,
    );
  const [free, found] = await Promise.all([
    freeHit(text, language, skillsNamed),
    findRows(users, { search: text, limit }, signal),
  ]);
  const people = found.map(({ id, name, position, email }) => ({
    id,
    title: name ?? email,
    detail: [position, email].filter(Boolean).join(' · '),
    path: `/user/ftes/${id}`,
  }));
  return [...(free ? [free] : []), ...people].slice(0, limit);
};
