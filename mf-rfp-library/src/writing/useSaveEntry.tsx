import type { ErrorInfo } from '@bidwright/contract-kit';
import type { RfpContentInput } from '@bidwright/contract-rfp-library';
import { useState } from 'react';
import { type Entry, useUpdateEntry } from '../api.ts';
import { ClashDialog } from './ClashDialog.tsx';
import { type Clash, clashIn, decided, type Whose } from './clashes.ts';

/** Saves changes to an entry as it was when the editing began, and asks where somebody else has changed the same. */
export const useSaveEntry = (entry: Entry) => {
  const [update] = useUpdateEntry();
  // The page may read the entry anew: what others did meanwhile would seem to have been seen.
  const [base] = useState(entry);
  const [asking, setAsking] = useState<Clash & { answer: (whose: Whose | undefined) => void }>();

  const ask = async (clash: Clash): Promise<Whose | undefined> => {
    const whose = await new Promise<Whose | undefined>((answer) => setAsking({ ...clash, answer }));
    setAsking(undefined);
    return whose;
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
    const whose = await ask(clash);
    return whose ? save(decided(clash, whose), clash.current.version) : error;
  };
  return { save, base, question: asking && <ClashDialog {...asking} /> };
};
