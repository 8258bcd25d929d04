import { personal } from '@bidwright/remote-kit/personal';

/** Bids that are remembered, the last first. */
const max = 8;

const recent = personal('opportunities.recent', (kept) =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, max) : [],
);

/** The ids of the bids that a person opened last on this device. */
export const recentBids = (personId: string): string[] => recent.read(personId);

/** Remembers that a person opened a bid. */
export const rememberBid = (personId: string, id: string): void => {
  recent.keep(personId, [id, ...recentBids(personId).filter((one) => one !== id)].slice(0, max));
};
