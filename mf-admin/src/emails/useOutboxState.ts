import { useSearchParams } from '@bidwright/remote-kit/router';
import { useCallback } from 'react';

/** What the outbox shows, kept in the address. */
export const useOutboxState = () => {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string[]>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, values] of Object.entries(changes)) {
            after.delete(name);
            for (const value of values) if (value) after.append(name, value);
          }
          return after;
        },
        { replace: !('mail' in changes) },
      ),
    [setParams],
  );
  return {
    search: params.get('search') ?? '',
    state: params.getAll('state'),
    template: params.getAll('template'),
    /** The id of the mail that is open. */
    mail: params.get('mail'),
    change,
  };
};
