import { useEffect, useState } from 'react';

/** So long somebody types on without a pause, in milliseconds. */
const pause = 300;

/** Values as they were when somebody last paused. */
export const useSettled = <T extends object>(values: T): T => {
  const [settled, setSettled] = useState(values);
  const now = JSON.stringify(values);
  const isSettled = JSON.stringify(settled) === now;
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setSettled(JSON.parse(now)), pause);
    return () => clearTimeout(timer);
  }, [now, isSettled]);
  return settled;
};
