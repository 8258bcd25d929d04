/** A picture that is drawn, not fetched: its colour as a hue of 0 to 359, and what it is said to show. */
export interface Picture {
  hue: number;
  alt: string;
}

/** Somebody of the demo. */
export interface DemoPerson {
  id: string;
  name: string;
}
