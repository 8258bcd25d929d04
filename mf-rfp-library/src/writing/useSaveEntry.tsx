import type { ErrorInfo } from '@bidwright/contract-kit';
import type { RfpContentInput } from '@bidwright/contract-rfp-library';
import { useState } from 'react';
import { type Entry, useUpdateEntry } from '../api.ts';
import { type Clash, clashIn, decided, type Sides } from './clashes.ts';
import { EntryClash } from './EntryClash.tsx';

/** Saves changes to an entry as it was when the editing began, and asks where somebody else has changed the same. */
export const useSaveEntry = (entry: Entry) => {
  const [update] = useUpdateEntry();
  // The page may read the entry anew: what others did meanwhile would seem to have been seen.
  const [base] = useState(entry);
  const [asking, setAsking] = useState<Clash & { answer: (sides: Sides | undefined) => void }>();

  const ask = async (clash: Clash): Promise<Sides | undefined> => {
    const sides = await new Promise<Sides | undefined>((answer) => setAsking({ ...clash, answer }));
    setAsking(undefined);
    return sides;
  };

  /** Answers what is wrong, or nothing. */
  const save = async (
    changes: Partial<RfpContentInput>,
    version: number = base.version,
  ): Promise<ErrorInfo | undefined> => {
    if (Object.keys(changes).length === 0) return undefined;
    const error = await update({ id: base.id, version, changes });
    if (error?.code !== 'conflict') return error;
    const clash = clashIn(error, changes);
    const sides = await ask(clash);
    return sides ? save(decided(clash, base, sides), clash.current.version) : error;
  };
  return { save, base, question: asking && <EntryClash {...asking} base={base} /> };
};
