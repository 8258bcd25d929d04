import { personal } from '@bidwright/remote-kit/personal';

const seen = personal('bell', (kept) => Number(kept) || 0);

/** The newest notification that was there when the person last opened the bell on this device; 0: it was never opened. */
export const seenBy = (personId: string): number => seen.read(personId);

export const noteSeen = (personId: string, seq: number): void => {
  seen.keep(personId, Math.max(seq, seenBy(personId)));
};
