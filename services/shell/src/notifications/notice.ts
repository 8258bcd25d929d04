import type { Reference, Role } from '@bidwright/contract-kit';
import type { NoticeType } from '@bidwright/contract-shell';

/** By mail not at all, in the daily digest, or at once. */
export type MailWish = 'no' | 'digest' | 'now';

/** Somebody is to be told something. */
export interface Notice {
  type: NoticeType;
  /** The record it is about; what is told of one record within ten minutes becomes one notification. */
  recordId: string;
  /** What makes it this notice and no other: nobody is told twice of the same. */
  occasion: string;
  /** In the place of record and occasion: what of many records nobody is told twice. */
  once?: string;
  values: Record<string, string | number>;
  link: string;
  roles?: Role[];
  users?: (Reference | null | undefined)[];
  mail: MailWish;
  /** Who may read the record: nobody else is told, even where he is named. */
  readers?: Role[];
}
