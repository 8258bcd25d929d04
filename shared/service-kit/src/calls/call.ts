import type { Rights, SubRights } from '@bidwright/contract-kit';
import type { Variant } from '../openapi/operation.ts';
import type { Answer, Asked, Resource } from './rules.ts';

export type { Answer, Asked } from './rules.ts';

/** What the document of the API says of a call. */
interface About {
  summary: string;
  /** Statuses of failures beside those of every call. */
  refusals: number[];
  /** Takes an Idempotency-Key. */
  once?: boolean;
  /** What goes in and comes out, by collection; none of a collection that has no such call. */
  variants(resource: Resource): Variant[];
}

/** What a call needs a right to, what is said of it, and what it does. */
export interface Policy {
  right: keyof Rights;
  /** The right to a subcollection that states its own. */
  sub?: keyof SubRights;
  about: About;
  answer(asked: Asked): Promise<Answer>;
}
