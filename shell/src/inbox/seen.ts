const keyOf = (personId: string) => `bidwright.bell.${personId}`;

/** The newest notification that was there when the person last opened the bell on this device; 0: it was never opened. */
export const seenBy = (personId: string): number => {
  try {
    return Number(localStorage.getItem(keyOf(personId))) || 0;
  } catch {
    return 0;
  }
};

export const noteSeen = (personId: string, seq: number): void => {
  try {
    localStorage.setItem(keyOf(personId), String(Math.max(seq, seenBy(personId))));
  } catch {
    // Where nothing is kept, everything unread stays new.
  }
};
