import type { Person } from '@bidwright/contract-kit';
import { isProving } from '../proving/person.ts';
import type { StoredVersion } from '../tables.ts';
import { isFirst, isRunning, type Stage } from './first.ts';
import type { OpenTab } from './openTab.ts';

/** A version that people get. */
export interface InUse extends StoredVersion, Stage {
  activeVersion: string | null;
  /** It is what all but the first people get while a stage goes on. */
  isRest: boolean;
}

/**
 * What a person gets of all that is in use. Who is among the first anywhere is so everywhere: each of the two worlds was looked at as a whole.
 * A page that is open takes nothing of a first stage; it keeps what it was opened with.
 */
export const givenTo = (person: Person, inUse: InUse[], held: OpenTab['held']): InUse[] => {
  // What a browser tries is held against what comes next.
  const isAmongFirst = isProving(person) || inUse.some((row) => isRunning(row) && isFirst(row, person.id));
  const isFresh = held.size === 0;
  return inUse.filter((row) => {
    const { name, activeVersion, isRest } = row;
    if (!isRunning(row)) return !isRest;
    const takes = isAmongFirst && (isFresh || (held.get(name) ?? null) === activeVersion);
    return takes !== isRest;
  });
};
