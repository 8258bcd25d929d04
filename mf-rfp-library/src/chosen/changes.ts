import { type BulkUpdate, flag, type InputFrom, type RecordResult, texts } from '@bidwright/contract-kit';
import { type FoundEntry, rfpContent } from '@bidwright/contract-rfp-library';

const changeable = ['teams', 'owner', 'reviewEveryMonths', 'reviewDue'] as const;
export type Changeable = (typeof changeable)[number];

/** What is changed of many texts at once; what is empty stays as it is, unless it is among the `cleared`. */
export const changeSchema = rfpContent.input.pick([...changeable]).shape({ archive: flag(), cleared: texts() });
export type Changed = InputFrom<typeof changeSchema>;

export const nothingChanged: Changed = changeSchema.getDefault();

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);

/** The fields that are written, and those that are emptied. */
export const changesOf = ({ archive, cleared, ...fields }: Changed): Required<Pick<BulkUpdate, 'set' | 'clear'>> => ({
  set: {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value))),
    ...(archive && { status: 'Inactive' }),
  },
  clear: cleared,
});

export const isWritten = ({ outcome }: RecordResult): boolean => outcome === 'changed' || outcome === 'unchanged';

/** All that a change can write. */
const written = [...changeable, 'status'] as const satisfies readonly (keyof FoundEntry)[];

/** The fields that a change reaches: who says how often a text is reviewed also says when. */
const reached = (changes: Changed) => {
  const { set, clear } = changesOf(changes);
  const names = new Set([...Object.keys(set), ...clear]);
  if (names.has('reviewEveryMonths')) names.add('reviewDue');
  return written.filter((name) => names.has(name));
};

/** What makes changed texts as they were: those that were alike go together. What somebody changed since stays. */
export const waysBack = (changes: Changed, before: readonly FoundEntry[], results: readonly RecordResult[]) => {
  const names = reached(changes);
  const ways = new Map<string, Required<Pick<BulkUpdate, 'ids' | 'set'>>>();
  for (const { id, version = 0 } of results.filter(({ outcome }) => outcome === 'changed')) {
    const entry = before.find((one) => one.id === id);
    if (!entry) continue;
    const set = Object.fromEntries(names.map((name) => [name, entry[name]]));
    const alike = JSON.stringify(set);
    ways.set(alike, { set, ids: [...(ways.get(alike)?.ids ?? []), { id: entry.id, version }] });
  }
  return [...ways.values()];
};
