import type { Collection, Job } from '@bidwright/contract-kit';
import type { ReactNode } from 'react';
import type { MadeLists } from './madeLists.tsx';

/** What rows of a table become. */
export interface ImportTarget {
  /** The name of the collection, and of its subcollection whose records they are. */
  col: string;
  sub?: string;
  /** What is stated of a record. */
  collection: Pick<Collection, 'input'>;
  /** What the records are called. */
  title: string;
  /** What a column may fill, as the service names it. */
  fields: readonly string[];
  /** The fields of a workbook to fill in, where these are fewer. */
  written?: readonly string[];
  /** What people call it. */
  nameOf: (field: string) => string;
  /** What other programs call it. */
  wordsOf?: (field: string) => readonly string[];
  /** By field the words that stand in its cells, and the values that they stand for. */
  meanings?: Record<string, Record<string, string>>;
  /** By which fields together a row without an id may find its record, the usual ones first; not given where there is no choice. */
  matches?: readonly (readonly string[])[];
  /** Lists in which names that no record has may be added. */
  lists?: MadeLists;
  /** Stands below what became of the rows, such as a link to where they are seen. */
  after?: (job: Job) => ReactNode;
}

/** By column of the file the field that it fills; null for none. */
export type Mapping = Record<string, string | null>;
