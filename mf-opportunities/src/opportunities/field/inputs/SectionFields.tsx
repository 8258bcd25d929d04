import type { Section } from '@bidwright/contract-opportunities';
import { type ComponentType, memo } from 'react';
import { BudgetFields } from './BudgetFields.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { TeamsFields } from './TeamsFields.tsx';

const fields: Record<Section, ComponentType> = { details: DetailsFields, teams: TeamsFields, budget: BudgetFields };

/** The fields of a step, and of the section of the same name. What stands around a form hears of each key; they need not. */
export const SectionFields = memo(({ of }: { of: Section }) => {
  const Fields = fields[of];
  return <Fields />;
});
