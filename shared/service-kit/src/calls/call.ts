import type { ErrorInfo, Person, Rights, SubRights } from '@bidwright/contract-kit';
import type { Database, Row } from '../connect.ts';
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

/** What a call needs a right to, and what it does. */
export interface Policy {
  right: keyof Rights;
  /** The right to a subcollection that states its own. */
  sub?: keyof SubRights;
  answer(asked: Asked): Promise<Answer>;
}
