import { useIntl } from '@bidwright/remote-kit/intl';
import { FilterChip } from '@bidwright/remote-kit/table';
import { useChances, useCompanies, useCompanyTypes, useOwners, useProjectTypes, useSources, useTeams } from '../api.ts';
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

/** Which bids a report is about: one chip for each list that they point at. */
export const RecordFilters = ({ parameters, onChange }: RecordFiltersProps) => {
  const intl = useIntl();
  const lists = useLists();
  return filterNames.map((name) => (
    <FilterChip
      key={name}
      label={intl.formatMessage({ id: `opportunities.report.by.${name}` })}
      options={(lists[name] ?? []).map((entry) => ({ value: entry.id, label: entry.name ?? '' }))}
      value={parameters[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
};
