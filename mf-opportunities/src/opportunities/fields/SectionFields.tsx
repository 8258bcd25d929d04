import type { Section } from '@bidwright/contract-opportunities';
import type { ComponentType } from 'react';
import { BudgetFields } from './BudgetFields.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { TeamsFields } from './TeamsFields.tsx';

const fields: Record<Section, ComponentType> = { details: DetailsFields, teams: TeamsFields, budget: BudgetFields };

/** The fields of a step, and of the section of the same name. */
export const SectionFields = ({ of }: { of: Section }) => {
  const Fields = fields[of];
  return <Fields />;
};
