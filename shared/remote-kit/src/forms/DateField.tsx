import { instant, isDay } from '@bidwright/contract-kit/days';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { BoundFrame, controlOf, saidOf } from './BoundFrame.tsx';
import { fieldOf } from './fieldOf.tsx';
import type { FieldProps } from './useFormField.ts';

export type DateFieldProps = FieldProps;

/** Stands for a half-typed or impossible date, which the browser reports as none; the contract refuses it. */
const unfinished = '?';

/** A calendar date. */
export const DateField = fieldOf<string | null, DateFieldProps>(({ field, help, disabled, label }) => {
  const intl = useIntl();
  const written = (day: string | null) =>
    day && isDay(day) ? intl.formatDate(instant(day), { timeZone: 'UTC', dateStyle: 'medium' }) : '';

  const read = ({ currentTarget: { validity, value } }: KeyboardEvent<HTMLInputElement>) => {
    const typed = validity.badInput ? unfinished : value;
    if (typed !== (field.value ?? '')) field.set(typed);
  };
  return (
    <BoundFrame field={field} label={label} help={help} text={written}>
      <OutlinedInput
        id={field.id}
        type="date"
        // An unfinished date stays as it stands on screen, where the browser keeps it.
        value={field.value === unfinished ? '' : (field.value ?? '')}
        onChange={(event) => field.set(event.target.value)}
        {...controlOf(field)}
        disabled={disabled}
        inputProps={{ onKeyUp: read, max: '2999-12-31', ...saidOf(field) }}
      />
    </BoundFrame>
  );
});
