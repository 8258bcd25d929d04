import { emptyInput } from '@bidwright/contract-kit';
import { type RfpContentInput, rfpContent } from '@bidwright/contract-rfp-library';

const keyOf = (personId: string) => `bidwright.rfp-library.draft.${personId}`;

/** What a person wrote of a new entry on this device and did not save. Fields that the contract no longer has are left out. */
export const readDraft = (personId: string): RfpContentInput | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(kept).filter(([name]) => Object.hasOwn(rfpContent.input.fields, name));
    return { ...emptyInput(rfpContent), ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
};

export const keepDraft = (personId: string, values: object): void => {
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(values));
  } catch {
    // The browser keeps nothing, or has no room.
  }
};

export const dropDraft = (personId: string): void => {
  try {
    localStorage.removeItem(keyOf(personId));
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
};
