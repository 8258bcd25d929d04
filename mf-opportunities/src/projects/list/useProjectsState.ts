import { useSearchParams } from '@bidwright/remote-kit/router';
import type { Sort } from '@bidwright/remote-kit/table';
import { useCallback } from 'react';

const sorts: ReadonlySet<string> = new Set(['solicitationName', 'rfpManager', 'primaryTeam', 'dueDate']);
const usual: Sort = { field: 'dueDate', descending: true };

const sortIn = (text: string | null): Sort => {
  const field = text?.replace(/^-/, '') ?? '';
  return text && sorts.has(field) ? { field, descending: text.startsWith('-') } : usual;
};

/** What the list of projects shows, as its address says it. */
export const useProjectsState = () => {
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (name: string, value: string) =>
      setAddress(
        (now) => {
          const to = new URLSearchParams(now);
          if (value) to.set(name, value);
          else to.delete(name);
          return to;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return {
    search: address.get('q') ?? '',
    sort: sortIn(address.get('sort')),
    setSearch: useCallback((text: string) => set('q', text), [set]),
    setSort: ({ field, descending }: Sort) => set('sort', `${descending ? '-' : ''}${field}`),
  };
};
