import type { StylisPlugin } from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { Look } from './theme.ts';

interface Applied {
  direction: Look['direction'];
  /** Turns styles round; they stay as they are where it could not be loaded. */
  mirror?: StylisPlugin;
}

const loadMirror = async (): Promise<StylisPlugin | undefined> => {
  try {
    return (await import('@mui/stylis-plugin-rtl')).default;
  } catch {
    return undefined;
  }
};

/** The direction that the page can have now: what turns styles round comes when somebody first wants it. Until then the one before stays. */
export const useDirection = (wanted: Look['direction']): Applied | undefined => {
  const [applied, setApplied] = useState<Applied | undefined>(wanted === 'ltr' ? { direction: 'ltr' } : undefined);
  if (wanted === 'ltr' && applied?.direction !== 'ltr') setApplied({ direction: 'ltr' });
  useEffect(() => {
    if (wanted === 'ltr') return undefined;
    let waits = true;
    void loadMirror().then((mirror) => waits && setApplied({ direction: 'rtl', mirror }));
    return () => {
      waits = false;
    };
  }, [wanted]);
  return applied;
};
