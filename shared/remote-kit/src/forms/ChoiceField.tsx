import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FormattedMessage } from 'react-intl';
import { FieldFrame } from './FieldFrame.tsx';
import { changed } from './marks.ts';
import { type FieldProps, useFormField } from './useFormField.ts';

export interface ChoiceFieldProps extends FieldProps {
  /** The values; those of the contract unless given. */
  choices?: readonly string[];
  /** The text of a value; the value itself unless given. */
  text?: (choice: string) => string;
}

const itself = (choice: string) => choice;

/** One of a few fixed values. */
export const ChoiceField = ({
  help,
  choices,
  text = itself,
  disabled,

  ...at
}: ChoiceFieldProps) => {
  const field = useFormField<string | null>(at);
  const shown = (value: string | null) => (value ? text(value) : '');
  return (
    <FieldFrame
      id={field.id}
      label={at.label}
      required={field.rule.required}
      help={help}
      fault={field.fault}
      before={field.before && shown(field.before.value)}
    >
      <Select
        value={field.value ?? ''}
        displayEmpty
        onChange={(event) => field.set(event.target.value || null)}
        onBlur={field.leave}
        error={Boolean(field.fault)}
        disabled={disabled}
        renderValue={shown}
        sx={field.before && changed}
        SelectDisplayProps={{
          id: field.id,
          'aria-labelledby': `${field.id}-label ${field.id}`,
          'aria-describedby': field.describedBy,
          'aria-required': field.rule.required,
          'aria-invalid': Boolean(field.fault),
        }}
      >
        {!field.rule.required && (
          <MenuItem value="">
            <FormattedMessage id="kit.form.none" />
          </MenuItem>
        )}
        {(choices ?? field.rule.choices ?? []).map((choice) => (
          <MenuItem key={choice} value={choice}>
            {text(choice)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
};
