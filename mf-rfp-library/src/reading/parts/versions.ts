import { type Change, wholeRecord } from '@bidwright/contract-kit';
import { diffWordsWithSpace } from 'diff';

/** One update of an entry: who made it, and what of it was changed. */
export interface Version {
  version: number;
  at: number;
  who: string;
  fields: string[];
  /** The text before and after, where it was changed. */
  text?: { before: string; after: string };
}

const textField = 'rfpContent';
/** What a reader need not hear of: it follows from the text. */
const unsaid = new Set(['richText']);

/** The updates of an entry, the latest first. */
export const versionsOf = (changes: readonly Change[]): Version[] => {
  const versions = new Map<number, Version>();
  for (const { version, dateUpdated, changedByName, field, oldValue, newValue } of changes) {
    const known = versions.get(version) ?? { version, at: dateUpdated, who: changedByName, fields: [] };
    if (!unsaid.has(field) && field !== wholeRecord) known.fields.push(field);
    if (field === textField) known.text = { before: String(oldValue ?? ''), after: String(newValue ?? '') };
    versions.set(version, known);
  }
  return [...versions.values()].sort((one, other) => other.version - one.version);
};

export interface Difference {
  /** Where it starts among all parts. */
  at: number;
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Milliseconds after which two texts are told to differ as a whole. */
const timeoutMs = 1000;

/** What was taken out of a text, and what came in, word by word. */
export const differenceOf = (before: string, after: string): Difference[] => {
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, added: true, removed: false },
  ];
  let end = 0;
  return parts.map(({ value, added, removed }) => {
    const at = end;
    end += value.length;
    return { at, text: value, kind: added ? 'added' : removed ? 'removed' : 'same' };
  });
};
