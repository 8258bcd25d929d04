/** Whether what has the focus is, or stands in, one of the places of a selector. */
export const isIn = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;
