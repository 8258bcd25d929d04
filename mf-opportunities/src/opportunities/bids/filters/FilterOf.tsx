import { FilterChip } from '@bidwright/remote-kit/table';
import { nothing } from '../../field/fieldRules.ts';
import { filters } from '../state/filters.ts';
import { DateFilter } from './DateFilter.tsx';
import type { FilterOfProps } from './FilterOfProps.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import { useFilterOptions } from './useFilterOptions.ts';

/** That a field is empty cannot be asked together with what it holds. */
const alone = (value: string[]): string[] => {
  if (!value.includes(nothing)) return value;
  return value.at(-1) === nothing ? [nothing] : value.filter((one) => one !== nothing);
};

const Choices = ({ name, onChange, ...rest }: FilterOfProps) => (
  <FilterChip
    label={useFilterLabel()(name)}
    options={useFilterOptions(name, rest.value)}
    onChange={(value) => onChange(alone(value))}
    single={filters.get(name)?.asks !== 'values'}
    {...rest}
  />
);

/** The chip of a filter, of whichever kind it is. */
export const FilterOf = (props: FilterOfProps) =>
  filters.get(props.name)?.asks === 'days' ? <DateFilter {...props} /> : <Choices {...props} />;
