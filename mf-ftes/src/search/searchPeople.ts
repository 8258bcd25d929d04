import { users } from '@bidwright/contract-admin';
import { findRows } from '@bidwright/remote-kit/store';
import type { Search } from '@bidwright/shell-api';

/** People by their names and addresses, for the search over everything. Each leads to the person's year. */
export const search: Search = async ({ text, limit, signal }) => {
  const found = await findRows(users, { search: text, limit }, signal);
  return found.map(({ id, name, position, email }) => ({
    id,
    title: name ?? email,
    detail: [position, email].filter(Boolean).join(' · '),
    path: `/user/ftes/${id}`,
  }));
};
