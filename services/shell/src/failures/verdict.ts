import type { FailureKind } from '@bidwright/contract-shell';
import type { Past } from './openings.ts';

/** What a version itself may be to blame for. The rest may be the network, the shell or a person's browser. */
const blamed: ReadonlySet<FailureKind> = new Set([
  'manifest',
  'entry',
  'integrity',
  'chunk',
  'evaluate',
  'render',
  'hang',
  'route',
  'blank',
  'error',
  'call',
  'storm',
  'freeze',
]);

/** Files get lost on the way too: that one person met it says nothing. */
const mayBeTheNetwork: ReadonlySet<FailureKind> = new Set(['entry', 'integrity', 'chunk']);

/** How a version has fared since it was switched on, in people. */
export interface Outcomes {
  served: number;
  loaded: number;
  failed: number;
  /** Whom it failed in the way that is looked at. */
  failedSo: number;
}

/** What is known of a version that has just failed somebody in one way. */
export interface Evidence {
  kind: FailureKind;
  people: Outcomes;
  /** Of the version, and of the one before it. */
  here: Past;
  before: Past;
  /** ROLLBACK_AT. */
  minPeople: number;
}

/** So often the version before must have come up for its record to say something. */
const enoughOpenings = 20;
/** So many times the rate of before is clearly more. */
const clearly = 3;

/** With nothing to compare with: the least share of those in whose browsers it came up or failed that it must have failed. */
const minShareOfLoads = 0.5;
/** … and the least share of all who were handed it: in a large firm a few alone decide nothing. */
const minShareOfServed = 0.1;

const rateOf = ({ openings, failures }: Past): number => failures / Math.max(openings + failures, 1);

export const isBlamed = (kind: FailureKind): boolean => blamed.has(kind);

/** Whether nothing but what one person met speaks against the version. */
export const isAlone = ({ people }: Evidence): boolean => people.failed === 1;

/**
 * Whether a version fails people in a way in which the one before it did not, or clearly less. One person is enough where the version before
 * failed nobody so; what both have alike is nobody's fault here.
 */
export const isBad = ({ kind, people, here, before, minPeople }: Evidence): boolean => {
  const { served, loaded, failed, failedSo } = people;
  if (before.openings < enoughOpenings)
    return failed >= minPeople && failed >= served * minShareOfServed && failed >= (loaded + failed) * minShareOfLoads;
  if (before.failures === 0 && !mayBeTheNetwork.has(kind)) return failedSo >= 1;
  // That none was seen does not mean that there never is one.
  const expected = rateOf({ ...before, failures: before.failures + 1 });
  return failedSo >= minPeople && rateOf(here) >= clearly * expected;
};
