/** What `GET /api/shell/events` sends, by the name of the event. */
export interface LiveEvents {
  /** The stream is open: from here on nothing is missed. */
  ready: { unread: number };
  /** A notification has come, or there is news in one: fetch it. */
  arrived: { id: string; type: string };
  /** The person has read one, or not any more, here or elsewhere. */
  read: { id: string; read: boolean };
  /** The person has read all of them. */
  allRead: Record<string, never>;
  /** Other versions of modules are on: ask for them. */
  released: Record<string, never>;
  /** More happened than is kept for those who were away: fetch everything again. */
  missed: Record<string, never>;
  /** The session has ended. */
  ended: Record<string, never>;
}
export type LiveEvent = keyof LiveEvents;

/** How often the stream says that it lives, in milliseconds, by an event `beat` that says nothing else. */
export const liveBeatMs = 15_000;
