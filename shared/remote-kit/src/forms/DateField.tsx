import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { instant, isDay } from '../ui/days.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { changed } from './marks.ts';
import { type FieldProps, useFormField } from './useFormField.ts';

export type DateFieldProps = FieldProps;

/** Stands for a half-typed or impossible date, which the browser reports as none; the contract refuses it. */
const unfinished = '?';

/** A calendar date. */
export const DateField = ({ help, disabled, ...at }: DateFieldProps) => {
  const intl = useIntl();
  const field = useFormField<string | null>(at);
  const written = (day: string | null) =>
    day && isDay(day) ? intl.formatDate(instant(day), { timeZone: 'UTC', dateStyle: 'medium' }) : '';

  const read = ({ currentTarget: { validity, value } }: KeyboardEvent<HTMLInputElement>) => {
    const typed = validity.badInput ? unfinished : value;
    if (typed !== (field.value ?? '')) field.set(typed);
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
        // An unfinished date stays as it stands on screen, where the browser keeps it.
        value={field.value === unfinished ? '' : (field.value ?? '')}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
        error={Boolean(field.fault)}
        disabled={disabled}
        sx={field.before && changed}
        inputProps={{
          onKeyUp: read,
          max: '9999-12-31',
          'aria-describedby': field.describedBy,
          'aria-required': field.rule.required,
        }}
      />
    </FieldFrame>
  );
};
