import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame } from './FieldFrame.tsx';
import { readNumber, writeNumber } from './localNumber.ts';
import { changed } from './marks.ts';
import { type FieldProps, useFormField } from './useFormField.ts';

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
export const NumberField = ({ help, start, unit, disabled, ...at }: NumberFieldProps) => {
  const { locale } = useIntl();
  const field = useFormField<number | string | null>(at);
  const { share } = field.rule;
  const factor = share ? 100 : 1;
  const end = unit ?? (share && '%');
  const shown = (value: number | string | null) =>
    typeof value === 'number' ? writeNumber(value * factor, locale) : (value ?? '');
  const [typing, setTyping] = useState<string>();

  const type = (text: string) => {
    setTyping(text);
    const number = readNumber(text, locale);
    field.set(number === undefined ? text.trim() || null : number / factor);
  };
  return (
    <FieldFrame
      id={field.id}
      label={at.label}
      required={field.rule.required}
      help={help}
      fault={field.fault}
      before={field.before && shown(field.before.value)}
    >
      <OutlinedInput
        id={field.id}
        value={typing ?? shown(field.value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyping(undefined);
          field.leave();
        }}
        error={Boolean(field.fault)}
        disabled={disabled}
        startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        sx={field.before && changed}
        inputProps={{
          inputMode: 'decimal',
          'aria-describedby': field.describedBy,
          'aria-required': field.rule.required,
        }}
      />
    </FieldFrame>
  );
};
