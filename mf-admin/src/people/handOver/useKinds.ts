import type { ErrorInfo } from '@bidwright/contract-kit';
import { useCallback, useEffect, useState } from 'react';
import { type Found, findKinds } from './kinds.ts';

interface Known {
  found?: Found;
  error?: ErrorInfo;
}

const unknown: ErrorInfo = { code: 'offline', message: 'The server cannot be reached' };

const knownOf = (person: string): Promise<Known> =>
  findKinds(person).then(
    (found) => ({ found }),
    () => ({ error: unknown }),
  );

/** What a person is responsible for; nothing until it is known. */
export const useKinds = (person: string): Known & { retry: () => void } => {
  const [known, setKnown] = useState<Known>({});
  useEffect(() => {
    let gone = false;
    void knownOf(person).then((answer) => !gone && setKnown(answer));
    return () => {
      gone = true;
    };
  }, [person]);
  const retry = useCallback(() => {
    setKnown({});
    void knownOf(person).then(setKnown);
  }, [person]);
  return { ...known, retry };
};
