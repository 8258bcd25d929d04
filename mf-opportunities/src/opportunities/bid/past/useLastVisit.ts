import { usePerson } from '@bidwright/shell-api';
import { useEffect, useState } from 'react';
import { lastVisit, noteVisit } from './visits.ts';

/** When the person looked at the record before this visit, which is noted too. */
export const useLastVisit = (id: string): number | undefined => {
  const person = usePerson();
  const [before] = useState(() => lastVisit(person.id, id));
  useEffect(() => {
    const note = () => noteVisit(person.id, id);
    note();
    // What happens while the page is open has been seen.
    return note;
  }, [person.id, id]);
  return before;
};
