import { rfpContent } from '@bidwright/contract-rfp-library';
import { findRows } from '@bidwright/remote-kit/store';
import type { Search } from '@bidwright/shell-api';

/** Texts of the library by their words, for the search over everything. Each opens with the words that were looked for. */
export const search: Search = async ({ text, limit, signal }) => {
  const found = await findRows(rfpContent, { search: text, limit }, signal);
  return found.map(({ id, sectionTitle, opportunity, proposalYear }) => ({
    id,
    title: sectionTitle?.name ?? opportunity?.name ?? text,
    detail: [opportunity?.name, proposalYear].filter(Boolean).join(' · '),
    path: `/rfp-content-library?${new URLSearchParams({ words: text, entry: id })}`,
  }));
};
