import { searchLength } from '@bidwright/contract-kit';
import { type SearchHit, useLanguage, usePerson } from '@bidwright/shell-api';
import { useEffect, useMemo, useState } from 'react';
import { type Filler, fillersOf } from '../modules/fillersOf.ts';
import { useModules } from '../modules/useModules.ts';
import type { Asked } from './asked.ts';
import { searchModule } from './searchModule.ts';

/** What a module has found. */
export interface Found {
  id: string;
  /** Names the module. */
  title: string;
  state: 'searching' | 'found' | 'failed';
  hits: SearchHit[];
}

const pause = 200;

/** The name of a search that finds people. */
const people = 'people';

const idOf = ({ version, slot }: Filler) => `${version.container} ${slot.name}`;

/** Looks for a text in the records of all modules that can be searched. A module that fails says so in its own place. */
export const useRecords = ({ kind, text: typed }: Asked): { found: Found[]; retry: () => void } => {
  const text = kind === 'commands' ? '' : typed;
  const language = useLanguage();
  const person = usePerson();
  const modules = useModules();
  const fillers = useMemo(
    () => fillersOf(modules, 'shell/search/v1', person).filter(({ slot }) => kind !== 'person' || slot.name === people),
    [modules, person, kind],
  );
  const [found, setFound] = useState<Found[]>([]);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    // `tries`: the same text is looked for again.
    void tries;
    if (!text || text.length > searchLength) {
      setFound([]);
      return undefined;
    }
    const ended = new AbortController();
    const { signal } = ended;
    const change = (id: string, next: Partial<Found>) =>
      !signal.aborted && setFound((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
    const ask = async (filler: Filler) => {
      try {
        const hits = await searchModule(filler, { text, language, signal });
        change(idOf(filler), { state: 'found', hits });
      } catch {
        change(idOf(filler), { state: 'failed', hits: [] });
      }
    };
    setFound((all) =>
      fillers.map((filler) => {
        const id = idOf(filler);
        const hits = all.find((one) => one.id === id)?.hits ?? [];
        return { id, title: filler.version.file.title[language], state: 'searching', hits };
      }),
    );
    const timer = setTimeout(() => fillers.map(ask), pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text, language, fillers, tries]);

  return { found, retry: () => setTries(tries + 1) };
};
