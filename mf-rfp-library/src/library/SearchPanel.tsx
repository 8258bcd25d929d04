import { maxWordsLength } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { FilterSheet, SearchBox } from '@bidwright/remote-kit/search';
import { Box, Button, Stack, Typography } from '@bidwright/remote-kit/ui';
import { useCallback } from 'react';
import { Filters } from './Filters.tsx';
import { filterCount, isIdle, type Search, withoutFilters } from './search.ts';

/** On a narrow page the way to the filters stands beside what searches. */
const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  padding: 2,
  borderTop: { md: 1 },
  borderColor: { md: 'divider' },
  paddingBlockStart: { xs: 0, md: 2 },
};
const fields = { gap: 1.25, justifySelf: 'stretch', '& .MuiOutlinedInput-root': { width: '100%' } };

interface SearchPanelProps {
  search: Search;
  /** How many texts fit, where it is known. */
  total: number | undefined;
  /** There is room for the filters. */
  wide: boolean;
  onChange: (wanted: Partial<Search>) => void;
  onSearch: () => void;
  onClear: () => void;
}

/** What to look for. Each change searches at once. On a narrow page the filters wait behind a button. */
export const SearchPanel = ({ search, total, wide, onChange, onSearch, onClear }: SearchPanelProps) => {
  const intl = useIntl();
  const onWords = useCallback((words: string) => onChange({ words }), [onChange]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'inherit' }}>
      <Stack sx={{ ...fields, padding: 2, overflow: 'auto' }}>
        <Stack sx={{ gap: 0.5 }}>
          <Typography variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.words" />
          </Typography>
          <SearchBox
            label={intl.formatMessage({ id: 'rfp-library.words' })}
            value={search.words}
            onChange={onWords}
            max={maxWordsLength}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.words.help" />
          </Typography>
        </Stack>
        {wide && <Filters search={search} onChange={onChange} />}
      </Stack>
      <Box sx={foot}>
        {!wide && (
          <FilterSheet
            count={filterCount(search)}
            show={intl.formatMessage(
              { id: `rfp-library.${total === undefined ? 'close' : 'filters.show'}` },
              { total },
            )}
            onClear={() => onChange(withoutFilters)}
          >
            <Stack sx={fields}>
              <Filters search={search} onChange={onChange} />
            </Stack>
          </FilterSheet>
        )}
        <Button variant="contained" onClick={onSearch} disabled={isIdle(search)} sx={{ flex: 1 }}>
          <FormattedMessage id="rfp-library.search" />
        </Button>
        <Button onClick={onClear} disabled={isIdle(search)} sx={{ paddingInline: { xs: 1, md: 2 } }}>
          <FormattedMessage id="rfp-library.clear" />
        </Button>
      </Box>
    </Box>
  );
};
