import { type AccountDefaults, accountDefaults } from '@bidwright/contract-admin';
import { useList } from '../../api.ts';

/** What Admins have set for accounts of which nothing else is said; there may be nothing yet. */
export const useAccountDefaults = () => {
  const { data, error } = useList<AccountDefaults>(accountDefaults.name);
  return { isKnown: Boolean(data ?? error), set: data?.[0] };
};
