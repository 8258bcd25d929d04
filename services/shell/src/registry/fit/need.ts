import type { Reason } from '../reason.ts';

/** Something that a version needs of others and does not get. */
export interface Need {
  /** Names it whatever the versions are. */
  key: string;
  /** Against the version that needs it. */
  reason: Reason;
  /** Against whoever has it no longer; about the version that goes on needing it. */
  lost: Reason;
}
