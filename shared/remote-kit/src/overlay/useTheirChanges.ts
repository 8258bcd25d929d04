import type { Change } from '@bidwright/contract-kit';
import { useEffect } from 'react';

/** A record as far as the hook needs it: when it was read, and as it is now. */
interface Versions {
  base: { version: number };
  current: { version: number };
}

/** The record's change log as the module reads it. */
interface Log {
  data: readonly Change[] | undefined;
  refetch: () => unknown;
}

/** Answers by which change somebody else saved a field after it was read, for a dialog that asks whose is to stay; undefined until known. */
export const useTheirChanges = (
  { base, current }: Versions,
  { data: log = [], refetch }: Log,
): ((field: string) => Change | undefined) => {
  // A log that was read before does not have their change yet.
  useEffect(() => {
    if (current.version > base.version) void refetch();
  }, [refetch, current.version, base.version]);
  return (field) => log.findLast((change) => change.field === field && change.version > base.version);
};
