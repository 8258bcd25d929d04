import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { BoundFrame, controlOf, saidOf, typed } from './BoundFrame.tsx';
import { Counter } from './Counter.tsx';
import { fieldOf } from './fieldOf.tsx';
import type { FieldProps } from './useFormField.ts';

export interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel' | 'password' | 'time'>;
  autoComplete?: string;
  placeholder?: string;
  /** Offered while typing; any other text will do as well. */
  suggestions?: readonly string[];
  /** At the end of the control. */
  end?: ReactNode;
}

/** One line of text. */
export const TextField = fieldOf<string | null, TextFieldProps>(
  ({ field, help, type = 'text', autoComplete = 'off', placeholder, suggestions, end, disabled, label }) => {
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
          type={type}
          value={text}
          onChange={(event) => field.set(event.target.value)}
          {...controlOf(field)}
          disabled={disabled}
          autoComplete={autoComplete}
          placeholder={placeholder}
          endAdornment={end}
          inputProps={{
            ...saidOf(field),
            dir: type === 'text' ? 'auto' : undefined,
            list: suggestions && `${field.id}-list`,
          }}
        />
        {suggestions && (
          <datalist id={`${field.id}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        )}
      </BoundFrame>
    );
  },
);
