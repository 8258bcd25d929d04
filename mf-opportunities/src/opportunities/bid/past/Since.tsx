import type { Change } from '@bidwright/contract-kit';
import { lazy, usePerson } from '@bidwright/shell-api';
import { Suspense, useEffect, useState } from 'react';
import { useOpportunitySub } from '../../../api.ts';
import { changedSince } from './changedSince.ts';
import { lastVisit, noteVisit } from './visits.ts';

/** When the person looked at the record before this visit, which is noted too. */
const useLastVisit = (id: string): number | undefined => {
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

const SinceCard = lazy(async () => ({ default: (await import('./SinceCard.tsx')).SinceCard }));

interface SinceProps {
  id: string;
  /** Somebody asks for it. */
  wanted: boolean;
  onClose: () => void;
}

/** What changed since a time: when somebody asks, and by itself when others have changed something since the last visit. */
export const Since = ({ id, wanted, onClose }: SinceProps) => {
  const person = usePerson();
  const visit = useLastVisit(id);
  const { data: log } = useOpportunitySub<Change>(id, 'changeLog');
  const [closed, setClosed] = useState(false);
  const news = visit !== undefined && log && changedSince(log, visit).some(({ changedBy }) => changedBy !== person.id);
  if (!wanted && (!news || closed)) return null;
  const close = () => {
    setClosed(true);
    onClose();
  };
  return (
    <Suspense>
      <SinceCard log={log} visit={visit} onClose={close} />
    </Suspense>
  );
};
