import { FilterChip } from '@bidwright/remote-kit/table';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import { isDuePreset } from './duePresets.ts';
import type { FilterProps } from './FilterBar.tsx';
import { useFilterOptions } from './useFilterOptions.ts';

export const Filters = ({ state, onChange }: FilterProps) => {
  const label = useFieldLabel();
  const options = useFilterOptions(state);
  return (
    <>
      <FilterChip
        label={label('opportunityStatus')}
        options={options.status}
        value={state.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterChip
        label={label('team')}
        options={options.team}
        value={state.team}
        onChange={(team) => onChange({ team })}
      />
      <FilterChip
        label={label('opportunityOwner')}
        options={options.owner}
        value={state.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <FilterChip
        label={label('due')}
        options={options.due}
        value={state.due ? [state.due] : []}
        onChange={([due = '']) => onChange({ due: isDuePreset(due) ? due : undefined })}
        single
      />
    </>
  );
};
