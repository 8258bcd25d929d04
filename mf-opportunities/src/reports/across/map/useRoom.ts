import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is, in dots; follows the page. 0 until it is known. */
export const useRoom = (place: RefObject<Element | null>): number => {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return room;
};
