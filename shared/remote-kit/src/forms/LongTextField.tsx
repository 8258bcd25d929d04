import OutlinedInput from '@mui/material/OutlinedInput';
import { BoundFrame, controlOf, saidOf, typed } from './BoundFrame.tsx';
import { Counter } from './Counter.tsx';
import { directionOf } from './directionOf.ts';
import { fieldOf } from './fieldOf.tsx';
import type { FieldProps } from './useFormField.ts';

export interface LongTextFieldProps extends FieldProps {
  rows?: number;
}

/** Text of several lines. */
export const LongTextField = fieldOf<string | null, LongTextFieldProps>(
  ({ field, help, rows = 3, disabled, label }) => {
    const text = typed(field.value);
    return (
      <BoundFrame
        field={field}
        label={label}
        help={help}
        text={typed}
        end={<Counter used={text.length} max={field.rule.length} />}
      >
        <OutlinedInput
          id={field.id}
          multiline
          minRows={rows}
          maxRows={12}
          value={text}
          onChange={(event) => field.set(event.target.value)}
          {...controlOf(field)}
          disabled={disabled}
          inputProps={{ ...saidOf(field), dir: directionOf(text) }}
        />
      </BoundFrame>
    );
  },
);
