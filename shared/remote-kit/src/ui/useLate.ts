import { useEffect, useState } from 'react';

/** What loads quickly shows no skeleton at all. */
const delayMs = 150;

/** True once something took longer than a person waits without noticing. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
