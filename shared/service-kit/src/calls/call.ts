import type { ErrorInfo, Person, Rights, SubRights } from '@bidwright/contract-kit';
import type { Database, Row } from '../connect.ts';
import type { Variant } from '../openapi/operation.ts';
import type { Author } from '../writes/author.ts';
import type { Resource } from './resource.ts';

/** One call of one person about one collection, after the person's right was checked. */
export interface Asked {
  db: Database;
  person: Person;
  /** The same person, as writes note it. */
  by: Author;
  resource: Resource;
  /** The JSON object that was sent. */
  body: Row;
}

export interface Answer {
  data: unknown;
  next?: string | null;
  total?: number;
  /** What is worth a second look, by field. */
  warnings?: ErrorInfo['fields'];
}

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
