import { useEffect, useState } from 'react';
import type { Missing } from './missingNames.ts';

/** Names that are added in one service are known to another a moment later. */
const pauseMs = 500;
const maxTries = 12;

const none: ReadonlySet<string> = new Set();

/**
 * Tries the table again until names that were just added are known where it comes in, for some seconds: `isWaiting` says that it does.
 * `note` takes those that were added.
 */
export const useNamesMade = (missing: ReadonlyMap<string, Missing>, isTried: boolean, attempt: () => Promise<void>) => {
  const [{ made, triesLeft }, setState] = useState({ made: none, triesLeft: 0 });
  const isWaiting = triesLeft > 0 && [...missing.values()].some(({ names }) => names.some((name) => made.has(name)));
  // After each drawing: what tries the table is another function each time, and takes what is mapped by then.
  useEffect(() => {
    if (!isWaiting || !isTried) return undefined;
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, triesLeft: now.triesLeft - 1 }));
      void attempt();
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  const note = (names: readonly string[]) =>
    setState((now) => ({ made: new Set([...now.made, ...names]), triesLeft: maxTries }));
  return { isWaiting, note };
};
