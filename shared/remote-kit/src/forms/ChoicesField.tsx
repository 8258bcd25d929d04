import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useIntl } from 'react-intl';
import { BoundFrame } from './BoundFrame.tsx';
import { fieldOf } from './fieldOf.tsx';
import type { FieldProps } from './useFormField.ts';

export interface ChoicesFieldProps extends FieldProps {
  choices: readonly string[];
  /** The text of a value; the value itself unless given. */
  text?: (choice: string) => string;
  /** A sentence about each value; then they stand below one another. */
  note?: (choice: string) => string;
}

const itself = (choice: string) => choice;

/** Some of a few fixed values. A value from before that is none of them is shown until it is taken away. */
export const ChoicesField = fieldOf<string[], ChoicesFieldProps>(
  ({ field, help, choices, text = itself, note, disabled, label }) => {
    const intl = useIntl();
    const toggle = (choice: string, chosen: boolean) => {
      const others = field.value.filter((one) => one !== choice);
      field.set(chosen ? [...others, choice] : others);
    };
    return (
      <BoundFrame
        field={field}
        label={label}
        help={help}
        text={(values) => intl.formatList(values.map(text), { style: 'narrow' })}
      >
        <Box
          component="fieldset"
          id={field.id}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={field.describedBy}
          sx={{
            display: 'flex',
            flexDirection: note && 'column',
            flexWrap: note ? undefined : 'wrap',
            columnGap: 2,
            rowGap: note && 0.5,
            margin: 0,
            padding: 0,
            border: 0,
          }}
        >
          {[...new Set([...choices, ...field.value])].map((choice) => (
            <Box
              component="label"
              key={choice}
              sx={{ display: 'inline-flex', alignItems: note ? 'start' : 'center', minHeight: 32 }}
            >
              <Checkbox
                size="small"
                edge="start"
                checked={field.value.includes(choice)}
                disabled={disabled}
                onChange={(_event, chosen) => toggle(choice, chosen)}
                onBlur={field.leave}
              />
              {note ? (
                <Box component="span" sx={{ paddingBlockStart: '6px' }}>
                  {text(choice)}
                  <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                    {note(choice)}
                  </Box>
                </Box>
              ) : (
                text(choice)
              )}
            </Box>
          ))}
        </Box>
      </BoundFrame>
    );
  },
);
