import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Counter } from './Counter.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { changed } from './marks.ts';
import { type FieldProps, useFormField } from './useFormField.ts';

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
export const TextField = ({
  help,
  type = 'text',
  autoComplete = 'off',
  placeholder,
  suggestions,
  end,
  disabled,
  ...at
}: TextFieldProps) => {
  const field = useFormField<string | null>(at);
  const text = field.value ?? '';
  return (
    <FieldFrame
      id={field.id}
      label={at.label}
      required={field.rule.required}
      help={help}
      fault={field.fault}
      before={field.before && (field.before.value ?? '')}
      end={<Counter used={text.length} most={field.rule.length} />}
    >
      <OutlinedInput
        id={field.id}
        type={type}
        value={text}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
        error={Boolean(field.fault)}
        disabled={disabled}
        autoComplete={autoComplete}
        placeholder={placeholder}
        endAdornment={end}
        sx={field.before && changed}
        inputProps={{
          'aria-describedby': field.describedBy,
          'aria-required': field.rule.required,
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
    </FieldFrame>
  );
};
