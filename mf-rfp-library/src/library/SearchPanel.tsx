import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { FilterSelect, SearchBox } from '@bidwright/remote-kit/table';
import { Box, Button, Stack, Typography } from '@bidwright/remote-kit/ui';
import Tune from '@mui/icons-material/TuneOutlined';
import { useCallback, useState } from 'react';
import { useSectionTitles, useStatuses, useTeams } from '../api.ts';
import { filterCount, filters, isIdle, type Search } from './search.ts';
import { useYears } from './useYears.ts';

interface SearchPanelProps {
  search: Search;
  onChange: (wanted: Partial<Search>) => void;
  onClear: () => void;
}

const options = (list: { id: string; name: string }[] | undefined) =>
  list?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

/** What to look for. Each change searches at once. On a narrow page the filters wait behind a button. */
export const SearchPanel = ({ search, onChange, onClear }: SearchPanelProps) => {
  const intl = useIntl();
  const years = useYears();
  const [open, setOpen] = useState(false);
  const choices = {
    section: options(useSectionTitles().data),
    team: options(useTeams().data),
    year: years.map(String).map((year) => ({ value: year, label: year })),
    status: options(useStatuses().data),
  };
  const onWords = useCallback((words: string) => onChange({ words }), [onChange]);
  return (
    <Stack sx={{ gap: 1.5, padding: 2, '& .MuiOutlinedInput-root': { width: '100%' } }}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="rfp-library.words" />
        </Typography>
        <SearchBox label={intl.formatMessage({ id: 'rfp-library.words' })} value={search.words} onChange={onWords} />
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
        {filters.map((filter) => (
          <FilterSelect
            key={filter}
            label={intl.formatMessage({ id: `rfp-library.filter.${filter}` })}
            options={choices[filter]}
            value={search[filter]}
            onChange={(value) => onChange({ [filter]: value })}
          />
        ))}
      </Box>
      {!isIdle(search) && (
        <Button onClick={onClear} sx={{ alignSelf: 'start' }}>
          <FormattedMessage id="rfp-library.clear" />
        </Button>
      )}
    </Stack>
  );
};
