import type { Change } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import type { Side } from '@bidwright/remote-kit/overlay';
import type { BidRow, OpportunityRecord } from '../../OpportunityRecord.ts';

export interface Clash {
  field: keyof OpportunityInput;
  mine: unknown;
  theirs: unknown;
  original: unknown;
  /** Who saved theirs, and when; unknown until the change log is there. */
  change?: Change;
}

interface Sides {
  base: BidRow;
  mine: Partial<OpportunityInput>;
  current: OpportunityRecord;
}

const isField = (name: string, mine: Partial<OpportunityInput>): name is keyof OpportunityInput =>
  Object.hasOwn(mine, name);

/** The three values of each field that both have changed. */
export const clashesOf = (
  fields: readonly string[],
  { base, mine, current }: Sides,
  theirChange: (field: string) => Change | undefined,
): Clash[] =>
  fields
    .filter((name) => isField(name, mine))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: current[field],
      original: base[field],
      change: theirChange(field),
    }));

/** What to save: my other changes, and of the fields in question what was chosen. What they saved is there already. */
export const chosenChanges = (
  mine: Partial<OpportunityInput>,
  base: BidRow,
  choices: Partial<Record<string, Side>>,
): Partial<OpportunityInput> =>
  Object.fromEntries(
    Object.keys(mine)
      .filter((name) => isField(name, mine) && choices[name] !== 'theirs')
      .map((name) => [name, Reflect.get(choices[name] === 'original' ? base : mine, name)]),
  );
