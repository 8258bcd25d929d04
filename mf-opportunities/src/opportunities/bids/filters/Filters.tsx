import { useIntl } from '@bidwright/remote-kit/intl';
import { OptionsMenu } from '@bidwright/remote-kit/table';
import { Button } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { useState } from 'react';
import { type FilterName, filterNames, usualFilters } from '../state/filters.ts';
import { type ListState, withFilter } from '../state/listState.ts';
import { FilterOf } from './FilterOf.tsx';
import { useFilterLabel } from './useFilterLabel.ts';

export interface FilterProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

/** The usual filters, those that are set, and a way to more of them. */
export const Filters = ({ state, onChange }: FilterProps) => {
  const intl = useIntl();
  const label = useFilterLabel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [added, setAdded] = useState<FilterName>();
  const shown = filterNames.filter((name) => usualFilters.includes(name) || state.filters[name] || name === added);
  const others = filterNames.filter((name) => !shown.includes(name));
  const more = intl.formatMessage({ id: 'opportunities.filter.more' });
  return (
    <>
      {shown.map((name) => (
        <FilterOf
          key={name}
          name={name}
          value={state.filters[name] ?? []}
          onChange={(value) => onChange(withFilter(state, name, value))}
          openAtOnce={name === added}
        />
      ))}
      <Button
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 32, border: '1px dashed', borderColor: 'line.strong', color: 'text.secondary' }}
      >
        {more}
      </Button>
      {anchor && (
        <OptionsMenu
          single
          anchor={anchor}
          label={more}
          options={others.map((name) => ({ value: name, label: label(name) }))}
          value={[]}
          onPick={(picked) => {
            setAnchor(null);
            setAdded(others.find((name) => name === picked));
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
