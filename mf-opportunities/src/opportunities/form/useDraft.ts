import { usePerson } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';

/** The person's draft on this device: the one found, and the ways to keep and to drop it. */
export const useDraft = () => {
  const { id } = usePerson();
  const [found, setFound] = useState(() => readDraft(id));
  const [keptAt, setKeptAt] = useState(found?.keptAt);

  const keep = useCallback(
    (draft: Omit<Draft, 'keptAt'>) => {
      const now = Date.now();
      setKeptAt(keepDraft(id, { ...draft, keptAt: now }) ? now : undefined);
    },
    [id],
  );
  const drop = useCallback(() => {
    dropDraft(id);
    setFound(undefined);
    setKeptAt(undefined);
  }, [id]);

  return { found, keptAt, keep, drop };
};
