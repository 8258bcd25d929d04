import type { Place } from '../search/places.ts';

/** The letter of a page: the first one of its path's last word. */
const letterOf = (path: string) => /([a-z])[a-z0-9]*\/?$/i.exec(path)?.[1]?.toLowerCase();

/** The keys that follow `g` to go to a page of the menu. Where two pages have the same letter, the first one has it. */
export const goKeys = (places: Place[]): Map<string, Place> => {
  const keys = new Map<string, Place>();
  for (const place of places) {
    const letter = letterOf(place.path);
    if (letter && !keys.has(letter)) keys.set(letter, place);
  }
  return keys;
};
