import type { ErrorInfo } from '@bidwright/contract-kit';
import type { ReadRequirements } from '@bidwright/contract-opportunities';
import { useState } from 'react';
import { useReadRequirements } from '../requirementsApi.ts';
import { useSending } from './useSending.ts';

/** How far it has come: a part of the file that is sent, or of the requirements that are written. */
export type Progress =
  | { at: 'sending'; part: number }
  | { at: 'waiting' }
  | { at: 'reading'; part: number; found: number };

/** What a reading came to. */
export type Counts = Pick<ReadRequirements, 'found' | 'created' | 'changed' | 'gone' | 'moved' | 'left' | 'isCut'>;

/** Between two questions whether the words of a file are there. */
const waitMs = 500;

const nothing: Counts = { found: 0, created: 0, changed: 0, gone: 0, moved: 0, left: 0, isCut: false };
const pause = () => new Promise((resolve) => setTimeout(resolve, waitMs));

const sum = (one: Counts, other: Counts): Counts => ({
  ...other,
  created: one.created + other.created,
  changed: one.changed + other.changed,
  gone: one.gone + other.gone,
  moved: one.moved + other.moved,
});

/** Sends a file, and has a document read into requirements until nothing is left, or somebody stops it. */
export const useReading = () => {
  const [progress, setProgress] = useState<Progress>();
  const [ask] = useReadRequirements();
  const { add, signal: begin, stop } = useSending((part) => setProgress({ at: 'sending', part }));

  const read = async (document: string): Promise<{ counts?: Counts; error?: ErrorInfo }> => {
    const signal = begin();
    let counts = nothing;
    let total: number | undefined;
    setProgress({ at: 'waiting' });
    while (!signal.aborted) {
      const { data, error } = await ask({ document });
      if (error?.code === 'document-waiting') await pause();
      else if (error) return { counts, error };
      else {
        counts = sum(counts, data);
        total ??= counts.created + counts.changed + counts.gone + counts.moved + data.left;
        setProgress({ at: 'reading', part: total > 0 ? 1 - data.left / total : 1, found: data.found });
        if (data.left === 0) break;
      }
    }
    return { counts };
  };

  return {
    progress,
    add,
    read,
    end: () => setProgress(undefined),
    stop,
  };
};
