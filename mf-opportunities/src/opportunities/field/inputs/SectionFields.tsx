import type { Section } from '@bidwright/contract-opportunities';
import { type ComponentType, memo } from 'react';
import { BudgetFields } from './BudgetFields.tsx';
import { DetailsFields, NewDetailsFields } from './DetailsFields.tsx';
import { TeamsFields } from './TeamsFields.tsx';

const fields: Record<Section, ComponentType> = { details: DetailsFields, teams: TeamsFields, budget: BudgetFields };

/** The fields of a step, and of the section of the same name. What stands around a form hears of each key; they need not. */
export const SectionFields = memo(({ of, isNew = false }: { of: Section; isNew?: boolean }) => {
  const Fields = isNew && of === 'details' ? NewDetailsFields : fields[of];
  return <Fields />;
});
