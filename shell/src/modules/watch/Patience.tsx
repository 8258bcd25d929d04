import type { ModuleVersion } from '@bidwright/contract-shell';
import { type ReactNode, useEffect } from 'react';
import { currentTimeoutMs } from '../fileFailure.ts';
import { loadModule } from '../loadModule.ts';
import { reportFailure } from '../reportFailure.ts';

const tickMs = 1000;

/** Longer than two files one after the other may take to come: code waits for something else. */
const maxWaitMs = () => 2.5 * currentTimeoutMs();

interface PatienceProps {
  version: ModuleVersion;
  children: ReactNode;
}

/** What stands in for a part of a version until it comes; tells where it never does. Files that do not come are told of otherwise. */
export const Patience = ({ version, children }: PatienceProps) => {
  useEffect(() => {
    let waitedMs = 0;
    // Counted, as a clock goes on while a machine sleeps.
    const timer = setInterval(() => {
      if (!loadModule.now(version)) return;
      waitedMs += tickMs;
      if (waitedMs < maxWaitMs()) return;
      clearInterval(timer);
      void reportFailure(version, { kind: 'hang', message: `Nothing came for ${waitedMs} ms` });
    }, tickMs);
    return () => clearInterval(timer);
  }, [version]);
  return children;
};
