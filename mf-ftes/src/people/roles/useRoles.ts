import { openRoles } from '@bidwright/contract-ftes';
import { queryOf } from '@bidwright/remote-kit/store';
import { ftes } from '../../api.ts';
import { type Filters, monthText } from '../filters.ts';

const useOpenRoles = queryOf(ftes, openRoles);

/** Whom bids still look for in the months that are shown; nothing is asked where nobody wants to know. */
export const useRoles = ({ roles, role, bid, span }: Filters, first: number) =>
  useOpenRoles({ from: monthText(first), months: Number(span), ...(bid && { bid }) }, { skip: !(roles || role) });
