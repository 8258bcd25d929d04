/** How many teams take part, as far as that makes a difference: one, two, or more. */
export const sizeOf = (teams: number): number => Math.min(Math.max(teams, 1), 3);

/** An answer of the call `paces`: how long bids with so many teams took from a status until they were sent. */
export interface Pace {
  /** The id of the status. */
  status: string;
  /** See `sizeOf`. */
  size: number;
  /** Half of the bids took less. */
  days: number;
}

/** The days that bids of a status with so many teams usually need; nothing where too few were sent to tell. */
export const usualDays = (paces: readonly Pace[], status: string, teams: number): number | null =>
  paces.find((pace) => pace.status === status && pace.size === sizeOf(teams))?.days ?? null;
