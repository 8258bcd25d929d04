import { usePerson } from '@bidwright/shell-api';
import { useEffect } from 'react';
import { rememberBid } from './recent.ts';

/** Remembers that the person opened a bid. */
export const useRemember = (bid: string | undefined): void => {
  const { id } = usePerson();
  useEffect(() => {
    if (bid) rememberBid(id, bid);
  }, [id, bid]);
};
