import { longestWords } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { SearchBox } from '@bidwright/remote-kit/search';
import { Box, Button, Stack, Typography } from '@bidwright/remote-kit/ui';
import Tune from '@mui/icons-material/TuneOutlined';
import { useCallback, useState } from 'react';
import { Filters } from './Filters.tsx';
import { filterCount, isIdle, type Search } from './search.ts';

interface SearchPanelProps {
  search: Search;
  onChange: (wanted: Partial<Search>) => void;
  onSearch: () => void;
  onClear: () => void;
}

/** What to look for. Each change searches at once. On a narrow page the filters wait behind a button. */
export const SearchPanel = ({ search, onChange, onSearch, onClear }: SearchPanelProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const onWords = useCallback((words: string) => onChange({ words }), [onChange]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'inherit' }}>
      <Stack sx={{ gap: 1.25, padding: 2, overflow: 'auto', '& .MuiOutlinedInput-root': { width: '100%' } }}>
        <Stack sx={{ gap: 0.5 }}>
          <Typography variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.words" />
          </Typography>
          <SearchBox
            label={intl.formatMessage({ id: 'rfp-library.words' })}
            value={search.words}
            onChange={onWords}
            most={longestWords}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.words.help" />
          </Typography>
        </Stack>
        <Button
          variant="outlined"
          startIcon={<Tune />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' }, alignSelf: 'start' }}
        >
          <FormattedMessage id="rfp-library.filters" values={{ count: filterCount(search) }} />
        </Button>
        <Box sx={{ display: { xs: open ? 'contents' : 'none', md: 'contents' } }}>
          <Filters search={search} onChange={onChange} />
        </Box>
      </Stack>
      <Box sx={{ display: 'flex', gap: 1, padding: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" onClick={onSearch} disabled={isIdle(search)} sx={{ flex: 1 }}>
          <FormattedMessage id="rfp-library.search" />
        </Button>
        <Button onClick={onClear} disabled={isIdle(search)}>
          <FormattedMessage id="rfp-library.clear" />
        </Button>
      </Box>
    </Box>
  );
};
