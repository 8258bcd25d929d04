import { FieldFrame, Select, useFormField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { MenuItem } from '@bidwright/remote-kit/ui';

interface NumberSelectProps {
  name: string;
  numbers: readonly number[];
  /** What is said of none. */
  none: string;
  text?: (value: number) => string;
  disabled?: boolean;
}

/** One of a few numbers; another one that an entry has stays to be chosen. */
export const NumberSelect = ({ name, numbers, none, text = String, disabled }: NumberSelectProps) => {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `rfp-library.field.${name}` });
  const field = useFormField<number | null>({ name, label });
  const held = field.value;
  const offered = held === null || numbers.includes(held) ? numbers : [...numbers, held];
  return (
    <FieldFrame id={field.id} label={label} required={field.rule.required} fault={field.fault}>
      <Select
        value={held === null ? '' : String(held)}
        displayEmpty
        disabled={disabled}
        onChange={({ target }) => field.set(target.value ? Number(target.value) : null)}
        onBlur={field.leave}
        SelectDisplayProps={{ id: field.id, 'aria-labelledby': `${field.id}-label ${field.id}` }}
      >
        <MenuItem value="">{none}</MenuItem>
        {offered.map((value) => (
          <MenuItem key={value} value={String(value)}>
            {text(value)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
};
