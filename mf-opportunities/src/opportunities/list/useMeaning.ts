import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useOwners, useStatuses } from '../../api.ts';
import type { Meaning } from './queryOf.ts';

/** What the words of the list's state stand for, for the person who looks. */
export const useMeaning = (): Meaning => {
  const person = usePerson();
  const { data: statuses = [] } = useStatuses();
  const { data: owners = [] } = useOwners();
  return { person, statuses, owners, today: today() };
};
