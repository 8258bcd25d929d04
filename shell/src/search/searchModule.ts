import type { Language, Search, SearchHit } from '@bidwright/shell-api';
import type { Filler } from '../modules/fillersOf.ts';
import { loadModule } from '../modules/loadModule.ts';

/** How long a module may look, in milliseconds. */
const timeoutMs = 8000;

/** Most hits of a module. */
const limit = 8;

const searchOf = async ({ version, slot }: Filler): Promise<Search> => {
  const load = (await loadModule.ahead(version)).searches?.[slot.name];
  if (!load) throw new Error(`${version.file.name} has no search named ${slot.name}`);
  return (await load()).search;
};

interface Wanted {
  text: string;
  language: Language;
  signal: AbortSignal;
}

/** Looks for records of a module. One that gives more than was asked for is cut, one that takes too long has failed. */
export const searchModule = async (filler: Filler, { text, language, signal }: Wanted): Promise<SearchHit[]> => {
  const late = AbortSignal.timeout(timeoutMs);
  const stop = AbortSignal.any([signal, late]);
  const stopped = new Promise<never>((_, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
  });
  const search = async () => (await searchOf(filler))({ text, language, limit, signal: stop });
  return (await Promise.race([search(), stopped])).slice(0, limit);
};
