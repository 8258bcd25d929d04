import { nth } from '../records.ts';
import type { Lived } from './history.ts';

const notes = [
  'Asked the contracting office for the page limit.',
  'The incumbent is known; two of its people would come over.',
  'Scope is wider than last time: training is part of it now.',
  'Price is expected to count a third.',
];

const noteAt = (n: number) => `${nth(notes, n)} (${n + 1})`;

/**
 * A bid whose first thoughts were rewritten again and again, so that its change log has so many entries. All of it happened
 * on the first day, right after the bid was recorded, and the last of it is what stands there.
 */
export const longHistory = ({ plan, record, changes }: Lived, entries: number): Lived => {
  const [creation, ...later] = changes;
  const more = entries - changes.length;
  if (!creation || more <= 0 || later.some(({ field }) => field === 'initialThoughts'))
    return { plan, record, changes };
  const texts = [...Array.from({ length: more }, (_, n) => noteAt(n)), record.initialThoughts];
  const rewritten = texts.slice(1).map((text, n) => ({
    ...creation,
    dateUpdated: creation.dateUpdated + n + 1,
    field: 'initialThoughts',
    oldValue: texts[n],
    newValue: text,
    version: n + 2,
  }));
  const asCreated = { ...(creation.newValue as object), initialThoughts: texts[0] };
  return {
    plan,
    record: { ...record, version: record.version + more },
    changes: [
      { ...creation, newValue: asCreated },
      ...rewritten,
      ...later.map((change) => ({ ...change, version: change.version + more })),
    ],
  };
};
