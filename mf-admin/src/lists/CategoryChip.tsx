import type { StatusCategory } from '@bidwright/contract-admin';
import { StatusChip } from '@bidwright/remote-kit/ui';
import { useChoiceText } from './useChoiceText.ts';

interface CategoryChipProps {
  category: StatusCategory;
  color: string | null;
}

/** What a status means for rates and boards. */
export const CategoryChip = ({ category, color }: CategoryChipProps) => {
  const choiceText = useChoiceText();
  return <StatusChip category={category} name={choiceText(category)} color={color} progress={0.5} />;
};
