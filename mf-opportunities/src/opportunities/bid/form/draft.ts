import { emptyInput } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';
import { personal } from '@bidwright/remote-kit/personal';

/** What was filled in of a new opportunity and not saved yet. */
export interface Draft {
  values: OpportunityInput;
  /** The step that was on screen, from 0. */
  step: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

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

/** The draft that a person left on this device; a bid that is like another one has one of its own. One that cannot be read counts as none. */
const drafts = personal('opportunities.draft', (kept) =>
  isDraft(kept) ? { ...kept, values: asInput(kept.values) } : undefined,
);

export const readDraft = (personId: string, origin = ''): Draft | undefined => drafts.read(personId, origin);

/** Answers whether it is kept: a browser may have no room, or keep nothing at all. */
export const keepDraft = (personId: string, draft: Draft, origin = ''): boolean => drafts.keep(personId, draft, origin);

export const dropDraft = (personId: string, origin = ''): void => drafts.drop(personId, origin);
