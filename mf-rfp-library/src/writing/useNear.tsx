import type { RfpContentInput, Similar } from '@bidwright/contract-rfp-library';
import { useState } from 'react';
import { useSimilar } from '../api.ts';
import { NearDialog } from './NearDialog.tsx';

interface Asking {
  found: Similar[];
  answer: (goOn: boolean) => void;
}

/** Asks the person before a text is saved that the library nearly has already. */
export const useNear = () => {
  const similar = useSimilar();
  const [asking, setAsking] = useState<Asking>();

  /** Answers whether to go on. */
  const check = async ({ sectionTitle, rfpContent }: RfpContentInput, id?: string): Promise<boolean> => {
    const found = await similar({ sectionTitle, rfpContent, id: id ?? null });
    if (found.length === 0) return true;
    const goOn = await new Promise<boolean>((answer) => setAsking({ found, answer }));
    setAsking(undefined);
    return goOn;
  };
  return { check, dialog: asking && <NearDialog {...asking} /> };
};
