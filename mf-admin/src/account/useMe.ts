import { type User, users } from '@bidwright/contract-admin';
import { usePerson } from '@bidwright/shell-api';
import { useRecord, useUpdate } from '../api.ts';

/** The person's own record, and how to change it. */
export const useMe = () => {
  const { id } = usePerson();
  const [update] = useUpdate(users.name);
  const { data, error, refetch } = useRecord(users.name, id);
  return { user: data as User | undefined, error, refetch, update };
};
