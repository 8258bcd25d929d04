import { useState } from 'react';
import { type FilterName, filterNames, usualFilters } from '../state/filters.ts';
import { type ListState, withFilter } from '../state/listState.ts';
import { FilterOf } from './FilterOf.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { useFilterLabel } from './useFilterLabel.ts';

export interface FilterProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

/** The usual filters, those that are set, and a way to more of them. */
export const Filters = ({ state, onChange }: FilterProps) => {
  const label = useFilterLabel();
  const [added, setAdded] = useState<FilterName>();
  const shown = filterNames.filter((name) => usualFilters.includes(name) || state.filters[name] || name === added);
  const others = filterNames.filter((name) => !shown.includes(name));
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
      <MoreFilters others={others.map((name) => ({ value: name, label: label(name) }))} onAdd={setAdded} />
    </>
  );
};
