import type { ErrorInfo } from '@bidwright/contract-kit';
import { useState } from 'react';

/** The version of the record that a refusal shows, where somebody else has changed the same field. */
export const versionIn = (refusal: ErrorInfo | undefined): number | undefined => {
  const current = refusal?.current;
  return current && typeof current === 'object' && 'version' in current ? Number(current.version) : undefined;
};

/**
 * The version of a record that a form changes, and what looks at each answer: where somebody else has changed the same field, the person
 * has seen so with the refusal, and saving again is meant.
 */
export const useSeenVersion = (record: { version: number } | undefined) => {
  const [version, setVersion] = useState(record?.version);
  const seen = (refusal: ErrorInfo | undefined): ErrorInfo | undefined => {
    setVersion(versionIn(refusal) ?? version);
    return refusal;
  };
  return [version, seen] as const;
};
