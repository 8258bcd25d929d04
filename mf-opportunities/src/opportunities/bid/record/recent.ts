const keyOf = (personId: string) => `bidwright.opportunities.recent.${personId}`;

/** Bids that are remembered, the last first. */
const most = 8;

/** The ids of the bids that a person opened last on this device. */
export const recentBids = (personId: string): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Remembers that a person opened a bid. A browser that keeps nothing remembers nothing. */
export const rememberBid = (personId: string, id: string): void => {
  const ids = [id, ...recentBids(personId).filter((one) => one !== id)].slice(0, most);
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(ids));
  } catch {
    // The list is a convenience.
  }
};
