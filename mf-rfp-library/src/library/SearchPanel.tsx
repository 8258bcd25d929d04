import { longestWords, reviewStates } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { FilterSelect, SearchBox } from '@bidwright/remote-kit/table';
import { Box, Button, Stack, Typography } from '@bidwright/remote-kit/ui';
import Tune from '@mui/icons-material/TuneOutlined';
import { useCallback, useState } from 'react';
import { useSectionTitles, useStatuses, useTeams } from '../api.ts';
import { PickFilters } from './PickFilters.tsx';
import { pair } from './pair.ts';
import { filterCount, isIdle, type ListFilter, listNames, type Search } from './search.ts';
import { useYears } from './useYears.ts';

interface SearchPanelProps {
  search: Search;
  onChange: (wanted: Partial<Search>) => void;
  onSearch: () => void;
  onClear: () => void;
}

const options = (list: { id: string; name: string }[] | undefined) =>
  list?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

const answers = ['Yes', 'No'];

/** What to look for. Each change searches at once. On a narrow page the filters wait behind a button. */
export const SearchPanel = ({ search, onChange, onSearch, onClear }: SearchPanelProps) => {
  const intl = useIntl();
  const years = useYears();
  const [open, setOpen] = useState(false);
  const label = (name: string) => intl.formatMessage({ id: `rfp-library.filter.${name}` });
  const choices: Record<ListFilter, { value: string; label: string }[]> = {
    section: options(useSectionTitles().data),
    team: options(useTeams().data),
    year: years.map(String).map((year) => ({ value: year, label: year })),
    status: options(useStatuses().data),
    review: reviewStates.map((value) => ({ value, label: intl.formatMessage({ id: `rfp-library.review.${value}` }) })),
  };
  const onWords = useCallback((words: string) => onChange({ words }), [onChange]);
  const several = (name: ListFilter) => (
    <FilterSelect
      key={name}
      label={label(name)}
      options={choices[name]}
      value={search[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const yesOrNo = (name: 'diagram' | 'callOut') => (
    <FilterSelect
      label={label(name)}
      options={answers.map((value) => ({ value, label: intl.formatMessage({ id: `rfp-library.answer.${value}` }) }))}
      value={search[name] ? [search[name]] : []}
      onChange={(value) => onChange({ [name]: value.find((one) => one !== search[name]) ?? '' })}
    />
  );
  const [section, team, year, status, review] = listNames.map(several);
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
          {section}
          {team}
          <Box sx={pair}>
            {year}
            {status}
          </Box>
          <PickFilters search={search} onChange={onChange} />
          <Box sx={pair}>
            {yesOrNo('diagram')}
            {yesOrNo('callOut')}
          </Box>
          {review}
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
