import { useIntl } from 'react-intl';
import { FilterFrame } from './FilterFrame.tsx';
import { type MenuOption, OptionsMenu } from './OptionsMenu.tsx';

export interface FilterChipProps {
  label: string;
  options: readonly MenuOption[];
  /** The chosen values; none: the filter is not set. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Only one value at a time. */
  single?: boolean;
  /** One of the values is always chosen: it has no way to clear it. */
  always?: boolean;
  /** Opens as soon as it is there, because somebody asked for it. */
  openAtOnce?: boolean;
}

/** A filter of values to choose: its name and its values, which open for choosing, and a way to clear it. */
export const FilterChip = ({ label, options, value, onChange, single, always, openAtOnce }: FilterChipProps) => {
  const intl = useIntl();
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  return (
    <FilterFrame
      label={label}
      text={value.length > 0 ? intl.formatList(chosen, { style: 'narrow' }) : undefined}
      onClear={always ? undefined : () => onChange([])}
      opens="menu"
      openAtOnce={openAtOnce}
    >
      {(anchor, close) => (
        <OptionsMenu
          anchor={anchor}
          label={label}
          options={options}
          value={value}
          single={single}
          onClose={close}
          onPick={(picked) => {
            if (single) {
              close();
              onChange([picked]);
            } else onChange(value.includes(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
          }}
        />
      )}
    </FilterFrame>
  );
};
