import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BoundFrame, controlOf, saidOf } from './BoundFrame.tsx';
import { fieldOf } from './fieldOf.tsx';
import { readNumber, writeNumber } from './localNumber.ts';
import type { FieldProps } from './useFormField.ts';

export interface NumberFieldProps extends FieldProps {
  /** Before the figures: a currency's sign. */
  start?: string;
  /** After the figures: 'months'. */
  unit?: string;
}

/**
 * A number, typed as the person's language writes it; a part of one as a percentage. Text that is none stays as typed and is refused by
 * the contract.
 */
export const NumberField = fieldOf<number | string | null, NumberFieldProps>(
  ({ field, help, start, unit, disabled, label }) => {
    const { locale } = useIntl();
    const { share } = field.rule;
    const factor = share ? 100 : 1;
    const end = unit ?? (share && '%');
    const shown = (value: number | string | null) =>
      typeof value === 'number' ? writeNumber(value * factor, locale, field.rule) : (value ?? '');
    const [typing, setTyping] = useState<string>();

    const type = (text: string) => {
      setTyping(text);
      const number = readNumber(text, locale, field.rule.scale);
      field.set(number === undefined ? text.trim() || null : number / factor);
    };
    return (
      <BoundFrame field={field} label={label} help={help} text={shown}>
        <OutlinedInput
          id={field.id}
          value={typing ?? shown(field.value)}
          onChange={(event) => type(event.target.value)}
          {...controlOf(field)}
          onBlur={() => {
            setTyping(undefined);
            field.leave();
          }}
          disabled={disabled}
          startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
          endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
          inputProps={{ inputMode: 'decimal', ...saidOf(field) }}
        />
      </BoundFrame>
    );
  },
);
