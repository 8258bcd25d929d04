import { FilterChip } from '../table/FilterChip.tsx';

export interface ChoiceChipProps<Name extends string> {
  label: string;
  /** What can be chosen, and what it is called. */
  names: readonly { value: Name; label: string }[];
  value: Name | undefined;
  /** One is always chosen: it cannot be cleared. */
  always?: boolean;
  onChange: (name: Name | undefined) => void;
}

/** A parameter of which one value is chosen. */
export const ChoiceChip = <Name extends string>({ names, value, onChange, ...more }: ChoiceChipProps<Name>) => (
  <FilterChip
    {...more}
    options={names}
    value={value ? [value] : []}
    onChange={([chosen]) => onChange(names.find((one) => one.value === chosen)?.value)}
    single
  />
);
