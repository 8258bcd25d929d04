import { useIntl } from '@bidwright/remote-kit/intl';
import { FilterChip } from '@bidwright/remote-kit/table';
import { useState } from 'react';
import { useChances, useCompanies, useCompanyTypes, useOwners, useProjectTypes, useSources, useTeams } from '../api.ts';
import { MoreFilters } from '../opportunities/bids/filters/MoreFilters.tsx';
import { type FilterName, filterNames, type Parameters } from './parameters.ts';

interface RecordFiltersProps {
  parameters: Parameters;
  onChange: (part: Partial<Parameters>) => void;
}

/** The lists that bids are narrowed by. */
const useLists = (): Record<FilterName, { id: string; name: string | null }[] | undefined> => ({
  team: useTeams().data,
  owner: useOwners().data,
  client: useCompanies().data?.filter(({ id }) => String(id) !== '0'),
  clientType: useCompanyTypes().data,
  projectType: useProjectTypes().data,
  source: useSources().data,
  chance: useChances().data,
});

/** Which bids a report is about: by their team, by what is set, and a way to the other lists that they point at. */
export const RecordFilters = ({ parameters, onChange }: RecordFiltersProps) => {
  const intl = useIntl();
  const lists = useLists();
  const [added, setAdded] = useState<FilterName>();
  const shown = filterNames.filter((name) => name === 'team' || name === added || parameters[name].length > 0);
  const others = filterNames.filter((name) => !shown.includes(name));
  const label = (name: FilterName) => intl.formatMessage({ id: `opportunities.report.by.${name}` });
  return (
    <>
      {shown.map((name) => (
        <FilterChip
          key={name}
          label={label(name)}
          options={(lists[name] ?? []).map((entry) => ({ value: entry.id, label: entry.name ?? '' }))}
          value={parameters[name]}
          onChange={(value) => onChange({ [name]: value })}
          openAtOnce={name === added}
        />
      ))}
      {others.length > 0 && (
        <MoreFilters others={others.map((name) => ({ value: name, label: label(name) }))} onAdd={setAdded} />
      )}
    </>
  );
};
