import { useIntl } from '@bidwright/remote-kit/intl';
import { SearchBox } from '@bidwright/remote-kit/search';
import { FilterChip } from '@bidwright/remote-kit/table';
import { Segments, Stack } from '@bidwright/remote-kit/ui';
import { useCallback } from 'react';
import { useList } from '../api.ts';
import type { List, Under } from './list.ts';
import { type ListState, statusFilters } from './useListState.ts';

interface ListFiltersProps {
  list: List;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** Chooses whose records are shown. */
const ParentFilter = ({
  under,
  parent,
  onChange,
}: { under: Under; parent: string } & Pick<ListFiltersProps, 'onChange'>) => {
  const intl = useIntl();
  const { data = [] } = useList(under.col);
  const options = data.filter(({ id }) => id).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterChip
      single
      label={intl.formatMessage({ id: 'admin.field.parent' })}
      options={options}
      value={parent ? [parent] : []}
      onChange={([parent = '']) => onChange({ parent })}
    />
  );
};

/** Which records of a list are shown. */
export const ListFilters = ({ list, state, onChange }: ListFiltersProps) => {
  const intl = useIntl();
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
      <SearchBox
        label={intl.formatMessage({ id: list.search ?? 'admin.search' })}
        value={state.search}
        onChange={onSearch}
      />
      <Segments
        label={intl.formatMessage({ id: 'admin.field.status' })}
        choices={statusFilters.map((value) => ({ value, label: intl.formatMessage({ id: `admin.choice.${value}` }) }))}
        value={state.status}
        onChange={(status) => onChange({ status })}
      />
      {list.under && <ParentFilter under={list.under} parent={state.parent} onChange={onChange} />}
    </Stack>
  );
};
