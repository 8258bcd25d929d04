import { emptyInput } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';

/** What was filled in of a new opportunity and not saved yet. */
export interface Draft {
  values: OpportunityInput;
  /** The step that was on screen, from 0. */
  step: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** A bid that is like another one has a draft of its own. */
const keyOf = (personId: string, origin: string) =>
  ['bidwright.opportunities.draft', personId, origin].filter(Boolean).join('.');

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  'step' in value &&
  typeof value.step === 'number' &&
  'keptAt' in value &&
  typeof value.keptAt === 'number';

/** Fields that the contract no longer has are left out, new ones start empty. */
const asInput = (values: object): OpportunityInput => ({
  ...emptyInput(opportunities),
  ...Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(opportunities.input.fields, name))),
});

/** The draft that a person left on this device. One that cannot be read counts as none. */
export const readDraft = (personId: string, origin = ''): Draft | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId, origin)) ?? 'null');
    return isDraft(kept) ? { ...kept, values: asInput(kept.values) } : undefined;
  } catch {
    return undefined;
  }
};

/** Answers whether it is kept: a browser may have no room, or keep nothing at all. */
export const keepDraft = (personId: string, draft: Draft, origin = ''): boolean => {
  try {
    localStorage.setItem(keyOf(personId, origin), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

export const dropDraft = (personId: string, origin = ''): void => {
  try {
    localStorage.removeItem(keyOf(personId, origin));
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
};
