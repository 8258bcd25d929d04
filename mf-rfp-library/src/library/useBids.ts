import { useEffect, useState } from 'react';
import { useOpportunities } from '../api.ts';

const offered = 20;
/** Milliseconds after the last key. */
const debounceMs = 200;

/** Opportunities to choose from: those that fit what is typed, looked for by their service. */
export const useBids = (first = '') => {
  const [typed, setTyped] = useState(first);
  const [search, setSearch] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { rows } = useOpportunities({
    search: search.slice(0, 200),
    where: [{ field: 'status', is: 'eq', value: 'Active' }],
    sort: { field: 'dueDate', descending: true },
    limit: offered,
  });
  return {
    options: rows?.map(({ id, solicitationName, solicitationNumber }) => ({
      id,
      name: solicitationName,
      detail: solicitationNumber ?? undefined,
    })),
    onSearch: setTyped,
  };
};
