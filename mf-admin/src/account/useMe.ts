import { type User, users } from '@bidwright/contract-admin';
import { personShown, usePerson } from '@bidwright/shell-api';
import { useEffect } from 'react';
import { useRecord, useUpdate } from '../api.ts';

/** The person's own record, and how to change it. The frame shows the person as the record does. */
export const useMe = () => {
  const { id } = usePerson();
  const [update] = useUpdate(users.name);
  const { data: user, error, refetch } = useRecord<User>(users.name, id);
  const { name, profilePicture } = user ?? {};
  useEffect(() => {
    if (name) personShown({ name, profilePicture });
  }, [name, profilePicture]);
  return { user, error, refetch, update };
};
