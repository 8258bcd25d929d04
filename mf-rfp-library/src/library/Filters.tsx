import { useIntl } from '@bidwright/remote-kit/intl';
import { FilterSelect } from '@bidwright/remote-kit/table';
import { Box } from '@bidwright/remote-kit/ui';
import { memo } from 'react';
import { PickFilters } from './PickFilters.tsx';
import { pair } from './pair.ts';
import { type ListFilter, labelOf, listNames, type Search, sameFilters } from './search.ts';
import { useChoices } from './useChoices.ts';

interface FiltersProps {
  search: Search;
  onChange: (wanted: Partial<Search>) => void;
}

const answers = ['Yes', 'No'];

const AllFilters = ({ search, onChange }: FiltersProps) => {
  const intl = useIntl();
  const label = (name: string) => intl.formatMessage({ id: labelOf(name) });
  const choices = useChoices();
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
    <>
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
    </>
  );
};

/** The filters beside the words. Other words leave them as they are drawn. */
export const Filters = memo(
  AllFilters,
  (before, after) => before.onChange === after.onChange && sameFilters(before.search, after.search),
);
