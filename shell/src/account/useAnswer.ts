import type { ErrorInfo } from '@bidwright/contract-kit';
import { useCallback, useEffect, useState } from 'react';
import { read } from '../session/call.ts';

interface Known<T> {
  data?: T;
  error?: ErrorInfo;
}

/** What the front door says at `name`, and how to ask again. What was said stays while it is asked again. */
export const useAnswer = <T>(name: string): Known<T> & { again: () => Promise<void> } => {
  const [known, setKnown] = useState<Known<T>>({});
  const take = useCallback(
    ({ data, error }: Known<T>) => setKnown((last) => (error ? { data: last.data, error } : { data })),
    [],
  );
  useEffect(() => {
    void read<T>(name).then(take);
  }, [name, take]);
  return { ...known, again: async () => take(await read<T>(name)) };
};
