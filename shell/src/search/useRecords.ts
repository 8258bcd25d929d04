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
  /** Names what is searched, or the module. */
  title: string;
  state: 'searching' | 'found' | 'failed';
  hits: SearchHit[];
}

/** What a module said, and to which request. */
interface Answered {
  request: object;
  failed: boolean;
  hits: SearchHit[];
}

const debounceMs = 200;

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
  const [tries, setTries] = useState(0);
  const request = useMemo(
    // `tries`: the same text is looked for again.
    () => (text && text.length <= searchLength ? { text, language, fillers, tries } : null),
    [text, language, fillers, tries],
  );
  const [answers, setAnswers] = useState<Record<string, Answered>>({});

  useEffect(() => {
    if (!request) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const keep = (filler: Filler, answer: Pick<Answered, 'failed' | 'hits'>) =>
      !signal.aborted && setAnswers((all) => ({ ...all, [idOf(filler)]: { request, ...answer } }));
    const ask = async (filler: Filler) => {
      try {
        const hits = await searchModule(filler, { text: request.text, language: request.language, signal });
        keep(filler, { failed: false, hits });
      } catch {
        keep(filler, { failed: true, hits: [] });
      }
    };
    const timer = setTimeout(() => request.fillers.map(ask), debounceMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [request]);

  const foundBy = (filler: Filler): Found => {
    const id = idOf(filler);
    const known = answers[id];
    const isNew = known?.request === request;
    // Until the answer is there, what the last words found stays.
    return {
      id,
      title: (filler.slot.title ?? filler.version.file.title)[language],
      state: isNew ? (known?.failed ? 'failed' : 'found') : 'searching',
      hits: known?.hits ?? [],
    };
  };
  return { found: request ? request.fillers.map(foundBy) : [], retry: () => setTries(tries + 1) };
};
