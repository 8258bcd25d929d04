import type { Library } from './Library.ts';
import { IndexDamaged } from './SearchIndex.ts';

/** What the index answers, with all that was written before. One that turns out to be damaged is made anew and asked again. */
export const mended = async <T>(library: Library, ask: () => Promise<T>): Promise<T> => {
  const began = Date.now();
  await library.settle(began);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof IndexDamaged)) throw error;
    library.remake();
    await library.settle(began);
    return ask();
  }
};
