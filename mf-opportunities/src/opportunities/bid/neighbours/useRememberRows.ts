import { useLocation } from '@bidwright/remote-kit/router';
import { usePerson } from '@bidwright/shell-api';
import { useEffect } from 'react';
import { keepRows } from './rows.ts';

interface Shown {
  rows: readonly { id: string }[] | undefined;
  from: number;
  total?: number;
}

/** Remembers the rows of a list, so that the page of one of them knows the one before and the one after. */
export const useRememberRows = ({ rows, from, total }: Shown): void => {
  const { pathname, search } = useLocation();
  const { id } = usePerson();
  const ids = rows?.map(({ id }) => id).join();
  useEffect(() => {
    if (ids) keepRows(id, { ids: ids.split(','), from, total, address: pathname + search });
  }, [id, ids, from, total, pathname, search]);
};
