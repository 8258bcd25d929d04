import { useEffect, useState } from 'react';

/** What loads quickly shows no skeleton at all. */
const patience = 150;

/** True once something took longer than a person waits without noticing. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
