import type { ModuleVersion } from '@bidwright/contract-shell';
import { useLanguage } from '@bidwright/shell-api';
import { useEffect, useState } from 'react';
import { arrival, isThere, type ViewOfModule } from './arrival.ts';

/**
 * True once a version, its texts and what is shown of it are there, or have failed. What is drawn before that has React
 * show a stand-in, and React keeps what arrives hidden until that was shown for 0.3 s, however soon it comes.
 */
export const useArrival = (version: ModuleVersion, viewOf: ViewOfModule): boolean => {
  const language = useLanguage();
  const [asked] = useState({ version, viewOf, language });
  const [arrived, setArrived] = useState(() => isThere(version, viewOf, language));
  useEffect(() => {
    if (arrived) return;
    let isGone = false;
    const wait = async () => {
      await arrival(asked.version, asked.viewOf, asked.language);
      if (!isGone) setArrived(true);
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, [arrived, asked]);
  return arrived;
};
