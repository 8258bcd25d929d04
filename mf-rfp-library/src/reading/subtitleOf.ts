import type { Entry } from '../api.ts';

/** What tells an entry apart from others of its section: the bid, the year, who wrote it. */
export const subtitleOf = ({ opportunity, proposalYear, internalStaffName }: Entry): string =>
  [opportunity?.name, proposalYear, internalStaffName?.name].filter(Boolean).join(' · ');
