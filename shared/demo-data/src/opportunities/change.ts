import { isDeepStrictEqual } from 'node:util';
import type { OpportunityInput } from '@bidwright/contract-opportunities';

/** Fields that were saved together, with their new values. */
export type Step = Partial<OpportunityInput>;

export const sameValue = isDeepStrictEqual;

export interface FieldChange {
  field: string;
  oldValue: unknown;
  newValue: unknown;
  /** The place of the step among the steps. */
  step: number;
}

/** What steps, one after the other, change in a record: one entry a field. */
export const changesOf = (first: OpportunityInput, steps: readonly Step[]): FieldChange[] => {
  const now = new Map<string, unknown>(Object.entries(first));
  return steps.flatMap((set, step) =>
    Object.entries(set).flatMap(([field, newValue]) => {
      const oldValue = now.get(field);
      now.set(field, newValue);
      return sameValue(oldValue, newValue) ? [] : [{ field, oldValue, newValue, step }];
    }),
  );
};
