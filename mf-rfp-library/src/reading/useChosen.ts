import type { ErrorInfo } from '@bidwright/contract-kit';
import { type Entry, useEntry } from '../api.ts';

/** The entry that is read. Undefined: it is being loaded; null: there is none. */
export interface Chosen {
  entry: Entry | null | undefined;
  error?: ErrorInfo;
}

/** The entry of the address: among the results, or, when a link led to it, loaded on its own. Without one it is the first of the results. */
export const useChosen = (id: string | null, entries: Entry[] | undefined): Chosen => {
  const found = entries?.find((entry) => entry.id === id);
  const { data, error } = useEntry(id && entries && !found ? id : undefined);
  if (!id) return { entry: entries ? (entries[0] ?? null) : undefined };
  if (found) return { entry: found };
  return data?.id === id ? { entry: data } : { entry: undefined, error };
};
