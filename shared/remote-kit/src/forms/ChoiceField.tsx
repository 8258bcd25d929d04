import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FormattedMessage } from 'react-intl';
import { BoundFrame, controlOf, saidOf } from './BoundFrame.tsx';
import { fieldOf } from './fieldOf.tsx';
import type { FieldProps } from './useFormField.ts';

export interface ChoiceFieldProps extends FieldProps {
  /** The values; those of the contract unless given. */
  choices?: readonly string[];
  /** The text of a value; the value itself unless given. */
  text?: (choice: string) => string;
}

const itself = (choice: string) => choice;

/** One of a few fixed values; of numbers, the schema makes one of the text that is chosen. */
export const ChoiceField = fieldOf<string | number | null, ChoiceFieldProps>(
  ({ field, help, choices, text = itself, disabled, label }) => {
    const shown = (value: string | number | null) => (value ? text(String(value)) : '');
    return (
      <BoundFrame field={field} label={label} help={help} text={shown}>
        <Select
          value={String(field.value ?? '')}
          displayEmpty
          onChange={(event) => field.set(event.target.value || null)}
          {...controlOf(field)}
          disabled={disabled}
          renderValue={shown}
          SelectDisplayProps={{
            id: field.id,
            'aria-labelledby': `${field.id}-label ${field.id}`,
            ...saidOf(field),
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
      </BoundFrame>
    );
  },
);
