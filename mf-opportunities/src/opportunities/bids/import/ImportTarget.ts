/** What rows of a table become. */
export interface ImportTarget {
  col: string;
  sub?: string;
  /** What the records are called. */
  title: string;
  /** What a column may fill, as the service names it. */
  fields: readonly string[];
  /** What people call it. */
  nameOf: (field: string) => string;
  /** What other programs call it. */
  wordsOf?: (field: string) => readonly string[];
  /** By which fields together a row without an id may find its record, the usual ones first; not given where there is no choice. */
  matches?: readonly (readonly string[])[];
  /** Where what came in is seen. */
  seen: { href: string; text: string };
}

/** By column of the file the field that it fills; null for none. */
export type Mapping = Record<string, string | null>;
