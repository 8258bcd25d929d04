import { FieldFrame, type FieldProps, useFormField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';

/** The colours of charts, in their order: told apart with every kind of colour vision, and on light and dark. */
const colors = ['#1d5fbf', '#dc7810', '#0f544d', '#2b9ad3', '#6a1b80', '#b5829c', '#73714f', '#7a2410'];

const swatch = { display: 'block', width: 28, height: 28, border: 1, borderColor: 'line.strong', borderRadius: 1 };

/** The swatch is what is seen; the radio button lies over it, unseen, and takes keys and clicks. */
const choice = {
  position: 'relative',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& input:checked + span': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
  '& input:focus-visible + span': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

/** One of the app's colours, or none. */
export const ColorField = ({ help, disabled, ...at }: FieldProps) => {
  const intl = useIntl();
  const field = useFormField<string | null>(at);
  const choices = [null, ...colors, ...(field.value && !colors.includes(field.value) ? [field.value] : [])];
  const name = (color: string | null, at: number) =>
    color ? intl.formatMessage({ id: 'admin.color' }, { number: at }) : intl.formatMessage({ id: 'admin.color.none' });
  return (
    <FieldFrame id={field.id} label={at.label} required={field.rule.required} help={help} fault={field.fault}>
      <Box
        id={field.id}
        role="radiogroup"
        aria-labelledby={`${field.id}-label`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {choices.map((color, at) => (
          <Box key={color ?? 'none'} sx={choice}>
            <input
              type="radio"
              name={field.id}
              checked={field.value === color}
              aria-label={name(color, at)}
              disabled={disabled}
              onChange={() => field.set(color)}
              onBlur={field.leave}
            />
            <Box
              component="span"
              sx={{ ...swatch, bgcolor: color ?? 'transparent', borderStyle: color ? 'solid' : 'dashed' }}
            />
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
};
