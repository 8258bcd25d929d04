import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** What a person chose, kept on this device under a name; empty where nothing was. */
export const useKept = (name: string): readonly [string, (next: string) => void] => {
  const { id } = usePerson();
  const key = `bidwright.opportunities.${name}.${id}`;
  const [kept, setKept] = useState(() => read(key));
  const keep = (next: string) => {
    setKept(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Where nothing can be kept, the choice lasts as long as the page.
    }
  };
  return [kept, keep];
};
