import { usePerson } from '@bidwright/shell-api';
import { useEffect } from 'react';
import { rememberBid } from './recent.ts';

/** Remembers that the person opened a bid. */
export const useRemember = (bid: string): void => {
  const { id } = usePerson();
  useEffect(() => rememberBid(id, bid), [id, bid]);
};
