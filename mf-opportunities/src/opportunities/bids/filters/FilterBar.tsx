import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { FilterSheet, SearchBox } from '@bidwright/remote-kit/search';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, useCallback } from 'react';
import { filterCount, withoutFilters } from '../state/listState.ts';
import { type FilterProps, Filters } from './Filters.tsx';

/** On narrow pages the search takes the line that it shares with one button. */
const wide = {
  flex: { xs: 1, md: 'none' },
  '& .MuiOutlinedInput-root': { width: { xs: '100%', md: 216 }, height: { xs: 40, md: 32 } },
};

/** Search and filters in a line, with what else the page has for it; on narrow pages the filters stand in a sheet. */
export const FilterBar = ({ state, onChange, children }: PropsWithChildren<FilterProps>) => {
  const intl = useIntl();
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const count = filterCount(state);
  const clear = () => onChange(withoutFilters);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: { xs: 1, sm: 1.5 } }}>
      <Box sx={wide}>
        <SearchBox
          label={intl.formatMessage({ id: 'opportunities.list.search' })}
          value={state.search}
          onChange={search}
        />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
        <Filters state={state} onChange={onChange} />
        {count > 0 && (
          <Button size="small" onClick={clear}>
            <FormattedMessage id="opportunities.list.clear" />
          </Button>
        )}
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <FilterSheet count={count} onClear={clear}>
          <Filters state={state} onChange={onChange} />
        </FilterSheet>
      </Box>
      {children}
    </Box>
  );
};
