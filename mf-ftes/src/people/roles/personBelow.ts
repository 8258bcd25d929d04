import { useEffect, useState } from 'react';

/** Whose row the mouse is on while something is dragged. Rows come and go as they are scrolled: each is found when the mouse is there. */
export const usePersonBelow = (isDragged: boolean): string | undefined => {
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!isDragged) return undefined;
    const look = ({ target }: MouseEvent) =>
      setId(target instanceof Element ? target.closest<HTMLElement>('[data-person]')?.dataset.person : undefined);
    document.addEventListener('mousemove', look);
    return () => {
      document.removeEventListener('mousemove', look);
      setId(undefined);
    };
  }, [isDragged]);
  return id;
};
