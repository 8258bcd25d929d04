import { plainText, type Similar } from '@bidwright/contract-rfp-library';
import { useEffect, useState } from 'react';
import { useSimilar } from '../api.ts';
import type { Reviewed } from './reviewed.ts';

interface Looking {
  done: number;
  total: number;
}

/**
 * Looks up in the library what each section says, one after the other, so that others search meanwhile, and tells of those that
 * it nearly has. Answers how far that has come, until it is over.
 */
export const useLike = (sections: readonly Reviewed[], onFound: (key: number, like: Similar) => void) => {
  const similar = useSimilar();
  // Sections are looked up once, as they were read, whatever is done with them meanwhile.
  const [start] = useState({ sections, similar, onFound });
  const [looking, setLooking] = useState<Looking | undefined>({ done: 0, total: sections.length });
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      for (const [at, { key, richText }] of start.sections.entries()) {
        const [like] = await start.similar({ sectionTitle: null, rfpContent: plainText(richText), id: null });
        if (isGone) return;
        if (like) start.onFound(key, like);
        setLooking({ done: at + 1, total: start.sections.length });
      }
      setLooking(undefined);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [start]);
  return looking;
};
