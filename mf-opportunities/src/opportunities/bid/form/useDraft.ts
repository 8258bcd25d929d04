import { usePerson } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';

/** The person's draft on this device, of a bid like `origin`, or begun in that column, where that is said: the one found, and the ways to keep and to drop it. */
export const useDraft = (origin = '') => {
  const { id } = usePerson();
  const [found, setFound] = useState(() => readDraft(id, origin));
  const [keptAt, setKeptAt] = useState(found?.keptAt);

  const keep = useCallback(
    (draft: Omit<Draft, 'keptAt'>) => {
      const now = Date.now();
      setKeptAt(keepDraft(id, { ...draft, keptAt: now }, origin) ? now : undefined);
    },
    [id, origin],
  );
  const drop = useCallback(() => {
    dropDraft(id, origin);
    setFound(undefined);
    setKeptAt(undefined);
  }, [id, origin]);

  return { found, keptAt, keep, drop };
};
