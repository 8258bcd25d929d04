import { useIntl } from '@bidwright/remote-kit/intl';
import { personal } from '@bidwright/remote-kit/personal';
import { FilterChip } from '@bidwright/remote-kit/table';
import { Box } from '@bidwright/remote-kit/ui';
import { useCompanyTypes, useOwners, useProjectTypes, useTeams } from '../api.ts';

const names = ['team', 'owner', 'projectType', 'clientType'] as const;

/** Which bids are counted, by ids of lists. A list of which nothing is chosen leaves nothing out. */
export type Narrowed = Partial<Record<(typeof names)[number], string[]>>;

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What a person chose of it, kept on the device. */
export const narrowings = personal<Narrowed>('opportunities.performance', (kept) =>
  Object.fromEntries(
    names.map((name) => [name, idsIn(Object(kept)[name])] as const).filter(([, ids]) => ids.length > 0),
  ),
);

interface PerformanceFiltersProps {
  value: Narrowed;
  onChange: (value: Narrowed) => void;
}

/** Narrows how bids ended to those of some teams, owners, project types or types of clients. */
export const PerformanceFilters = ({ value, onChange }: PerformanceFiltersProps) => {
  const intl = useIntl();
  const lists = {
    team: useTeams().data,
    owner: useOwners().data,
    projectType: useProjectTypes().data,
    clientType: useCompanyTypes().data,
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1 }}>
      {names.map((name) => (
        <FilterChip
          key={name}
          label={intl.formatMessage({ id: `opportunities.report.by.${name}` })}
          options={(lists[name] ?? []).map((entry) => ({ value: entry.id, label: entry.name ?? '' }))}
          value={value[name] ?? []}
          onChange={(chosen) => onChange({ ...value, [name]: chosen })}
        />
      ))}
    </Box>
  );
};
