import { usePerson } from '@bidwright/shell-api';
import { useUsers } from '../api.ts';

/** Whether the person's settings let a widget be shown. */
export const useIsShown = (setting: 'calendar' | 'oppPerformance'): boolean => {
  const { id } = usePerson();
  const { data: users } = useUsers();
  return users?.find((user) => user.id === id)?.[setting] !== false;
};
