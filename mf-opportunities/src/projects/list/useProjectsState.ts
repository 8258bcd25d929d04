import { useSearchParams } from '@bidwright/remote-kit/router';
import type { Sort } from '@bidwright/remote-kit/table';
import { usePerson } from '@bidwright/shell-api';
import { useCallback } from 'react';
import { shownViews } from './views.ts';

const sorts: ReadonlySet<string> = new Set([
  'solicitationName',
  'rfpManager',
  'primaryTeam',
  'nextOptionDate',
  'dueDate',
]);
const usual: Sort = { field: 'dueDate', descending: true };

const sortIn = (text: string | null): Sort => {
  const field = text?.replace(/^-/, '') ?? '';
  return text && sorts.has(field) ? { field, descending: text.startsWith('-') } : usual;
};

/** What the list of projects shows, as its address says it. */
export const useProjectsState = () => {
  const views = shownViews(usePerson());
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
    views,
    view: views.find((one) => one === address.get('view')) ?? 'running',
    setSearch: useCallback((text: string) => set('q', text), [set]),
    setView: (view: string) => set('view', view === 'running' ? '' : view),
    setSort: ({ field, descending }: Sort) => set('sort', `${descending ? '-' : ''}${field}`),
  };
};
