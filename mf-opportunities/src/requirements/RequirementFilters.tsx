import type { Where } from '@bidwright/contract-kit';
import { requirementAmendments, requirementKinds, requirementStates } from '@bidwright/contract-opportunities';
import { FilterSelect, SearchBox } from '@bidwright/remote-kit/table';
import { Box } from '@bidwright/remote-kit/ui';
import { usePeople } from '../api.ts';
import { useRequirementText } from './useRequirementText.ts';

/** What is shown: words, and values by field. */
export interface Shown {
  search: string;
  chosen: Partial<Record<string, readonly string[]>>;
}

export const everything: Shown = { search: '', chosen: {} };

/** How many filters are set. */
export const countOf = ({ search, chosen }: Shown): number =>
  Number(search !== '') + Object.values(chosen).filter((values) => values?.length).length;

export const whereOf = ({ chosen }: Shown): Where[] =>
  Object.entries(chosen).flatMap(([field, values]): Where[] =>
    values?.length ? [{ field, is: 'in', value: [...values] }] : [],
  );

interface RequirementFiltersProps {
  shown: Shown;
  onChange: (shown: Shown) => void;
}

const fixed = { kind: requirementKinds, state: requirementStates, amended: requirementAmendments };

export const RequirementFilters = ({ shown, onChange }: RequirementFiltersProps) => {
  const text = useRequirementText();
  const people = usePeople();
  const choose = (field: string) => (values: string[]) =>
    onChange({ ...shown, chosen: { ...shown.chosen, [field]: values } });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
        alignItems: 'end',
        gap: 1.5,
        marginBlockEnd: 2,
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <SearchBox label={text('search')} value={shown.search} onChange={(search) => onChange({ ...shown, search })} />
      </Box>
      {Object.entries(fixed).map(([field, values]) => (
        <FilterSelect
          key={field}
          label={text(field)}
          options={values.map((value) => ({ value, label: text(`${field}.${value}`) }))}
          value={shown.chosen[field] ?? []}
          onChange={choose(field)}
        />
      ))}
      <FilterSelect
        label={text('owner')}
        options={(people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={shown.chosen.owner ?? []}
        onChange={choose('owner')}
      />
    </Box>
  );
};
