import { opportunities } from '@bidwright/contract-opportunities';
import { findRows } from '@bidwright/remote-kit/store';
import type { Search } from '@bidwright/shell-api';
import { recordAddress } from '../opportunities/addresses.ts';

/** Bids by their names, numbers and clients, for the search over everything. */
export const search: Search = async ({ text, limit, signal }) => {
  const found = await findRows(opportunities, { search: text, limit }, signal);
  return found.map(({ id, solicitationName, solicitationNumber, client, opportunityStatus }) => ({
    id,
    title: solicitationName,
    detail: [solicitationNumber, client?.name, opportunityStatus?.name].filter(Boolean).join(' · '),
    path: recordAddress({ id }),
  }));
};
