import { useEffect, useState } from 'react';

/** What loads quickly shows no skeleton at all. */
const delayMs = 150;

/** A wait that begins so soon after another one goes on with it: a page's code comes, then what it shows. */
const gapMs = 100;

/** When the page began to wait, how many parts of it do, and when the last one had enough. */
const waiting = { since: 0, parts: 0, ended: Number.NEGATIVE_INFINITY };

const isGoingOn = () => waiting.parts > 0 || performance.now() - waiting.ended < gapMs;

const waitedMs = () => (isGoingOn() ? performance.now() - waiting.since : 0);

/** True once the page took longer than a person waits without noticing. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(() => waitedMs() >= delayMs);
  useEffect(() => {
    if (!isGoingOn()) waiting.since = performance.now();
    waiting.parts += 1;
    const timer = setTimeout(() => setLate(true), Math.max(0, delayMs - waitedMs()));
    return () => {
      clearTimeout(timer);
      waiting.parts -= 1;
      waiting.ended = performance.now();
    };
  }, []);
  return late;
};
