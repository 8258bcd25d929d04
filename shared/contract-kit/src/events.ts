import type { Reference } from './fields.ts';
import { fromNames, namesOf } from './names.ts';

/**
 * What happened to a record, or to a record of a subcollection. One that is `merged` is out of use, and what pointed at it is
 * to point at `into`; once that was a slip it is `unmerged`, and what was moved to `into` comes back to it. Two kinds are about records of the collection that keep copies
 * of another record, `recordId`: `touched` has the `ids` of some of them in `record`, and only the service itself hears it;
 * `copied` says that what `also` asked for is done, with the `count` of them and what they `followed` in `record`.
 * A `Job` that has ended is told as `ended` of the collection `jobs`, with the job in `record`.
 */
export type EventKind = 'created' | 'changed' | 'removed' | 'merged' | 'unmerged' | 'touched' | 'copied' | 'ended';

/**
 * What a service tells the others after a write. It is delivered at least once and in the order of its record; who
 * receives it tells repeats by `id`. Secret fields never are in it.
 */
export interface RecordEvent {
  id: string;
  /** The service that keeps the record. */
  service: string;
  col: string;
  kind: EventKind;
  recordId: string;
  /** The subcollection, and the record it belongs to. */
  sub?: string;
  parentId?: string;
  version: number;
  /** Seconds since 1970. */
  at: number;
  by: Reference;
  /** The job, or the call about many records, that did it to this record and to others. */
  job?: string;
  /** By field: what changed, as answered. Of a new record `from` is null. */
  changes: Record<string, { from: unknown; to: unknown }>;
  /** The field that names the record: when it is among the changes, copies of the name follow. */
  title: string;
  /** What was said beside fields, see `Collection.also`. */
  also?: Record<string, boolean>;
  /** The record after the write, or as it was when it was removed. */
  record: Record<string, unknown>;
  /** Of a merged record: the one that it became, as it is; of an unmerged one: the one that it had become. */
  into?: Record<string, unknown>;
}

/** An event about a record of a collection that is known: of its fields those that are told. */
export interface EventOf<R> extends Omit<RecordEvent, 'changes' | 'record' | 'into'> {
  changes: { [Field in keyof R]?: { from: R[Field] | null; to: R[Field] | null } };
  record: Partial<R>;
  into?: Partial<R>;
}

/** An event that tells its record whole, such as what one service has to say to another. */
export interface EventWith<R> extends Omit<RecordEvent, 'record'> {
  record: { [Field in keyof R]: R[Field] };
}

/** The record before a change, as far as the event tells it. */
export const recordBefore = <R extends object>({ record, changes }: EventOf<R>): Partial<R> => ({
  ...record,
  ...fromNames(namesOf(changes), (name) => changes[name]?.from),
});
