import type { Requirement } from '@bidwright/contract-opportunities';
import { ChosenBar } from '@bidwright/remote-kit/table';
import { Button } from '@bidwright/remote-kit/ui';
import type { useChoosing } from './useColumns.tsx';
import { useRequirementText } from './useRequirementText.ts';

interface ChosenRequirementsProps {
  rows: readonly Requirement[];
  onEdit: ReturnType<typeof useChoosing>['open'];
  onClear: () => void;
}

const fields = ['owner', 'state', 'kind'] as const;

/** What can be done with the requirements that are chosen. */
export const ChosenRequirements = ({ rows, onEdit, onClear }: ChosenRequirementsProps) => {
  const text = useRequirementText();
  return (
    <ChosenBar narrow label={text('chosen')} count={rows.length} onClear={onClear}>
      {fields.map((field) => (
        <Button
          key={field}
          size="small"
          aria-haspopup="menu"
          onClick={({ currentTarget: anchor }) => onEdit({ anchor, field, rows })}
        >
          {text(field)}
        </Button>
      ))}
    </ChosenBar>
  );
};
