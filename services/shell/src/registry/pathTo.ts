import type { Db } from '../tables.ts';
import { activeParts } from './versions.ts';

/** The path of a page that some module offers under this name; an empty one where none does. */
export const pathTo = async (db: Db, destination: string): Promise<string> => {
  const pages = [...(await activeParts(db)).values()].flatMap(({ file }) => file.destinations);
  return pages.find(({ name }) => name === destination)?.path ?? '';
};
