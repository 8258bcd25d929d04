import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';

const keyOf = (personId: string) => `bidwright.opportunities.view.${personId}`;

const read = (personId: string): string => {
  try {
    return localStorage.getItem(keyOf(personId)) ?? '';
  } catch {
    return '';
  }
};

/** The address that the list opens with where its own says nothing, kept on this device. */
export const useDefaultView = (): readonly [string, (address: string) => void] => {
  const { id } = usePerson();
  const [address, setAddress] = useState(() => read(id));
  const keep = (next: string) => {
    setAddress(next);
    try {
      localStorage.setItem(keyOf(id), next);
    } catch {
      // Where nothing can be kept, the list opens as usual.
    }
  };
  return [address, keep];
};
