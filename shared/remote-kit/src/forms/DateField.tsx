import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { instant } from '../ui/days.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { changed } from './marks.ts';
import { type FieldProps, useFormField } from './useFormField.ts';

export type DateFieldProps = FieldProps;

/** A calendar date. */
export const DateField = ({ help, disabled, ...at }: DateFieldProps) => {
  const intl = useIntl();
  const field = useFormField<string | null>(at);
  const written = (day: string | null) =>
    day ? intl.formatDate(instant(day), { timeZone: 'UTC', dateStyle: 'medium' }) : '';

  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    // A half-typed or impossible date has no value; the contract is to say so instead of taking it for none.
    if (target.validity.badInput) field.set('?');
    field.leave();
  };
  return (
    <FieldFrame
      id={field.id}
      label={at.label}
      required={field.rule.required}
      help={help}
      fault={field.fault}
      before={field.before && written(field.before.value)}
    >
      <OutlinedInput
        id={field.id}
        type="date"
        value={field.value ?? ''}
        onChange={(event) => field.set(event.target.value)}
        onBlur={leave}
        error={Boolean(field.fault)}
        disabled={disabled}
        sx={field.before && changed}
        inputProps={{ max: '9999-12-31', 'aria-describedby': field.describedBy, 'aria-required': field.rule.required }}
      />
    </FieldFrame>
  );
};
