import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

export interface SegmentsProps<V extends string> {
  /** Says what is chosen between. */
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** A few views of the same thing side by side, one of which is shown. */
export const Segments = <V extends string>({ label, choices, value, onChange }: SegmentsProps<V>) => (
  <Box
    component="fieldset"
    aria-label={label}
    sx={{
      display: 'inline-flex',
      // Where there is no room beside each other they stand below.
      flexWrap: 'wrap',
      gap: '1px',
      maxWidth: '100%',
      minWidth: 0,
      alignSelf: 'center',
      margin: 0,
      padding: 0,
      bgcolor: 'line.strong',
      border: 1,
      borderColor: 'line.strong',
      borderRadius: 1,
    }}
  >
    {choices.map((choice) => (
      <ButtonBase
        key={choice.value}
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
        sx={{
          // With its frame as high as a button; a fieldset does not stretch what is in it.
          minHeight: 30,
          flexGrow: 1,
          paddingInline: 1.5,
          typography: 'body2',
          textAlign: 'center',
          bgcolor: 'background.paper',
          '&:first-of-type': { borderStartStartRadius: 7, borderEndStartRadius: 7 },
          '&:last-of-type': { borderStartEndRadius: 7, borderEndEndRadius: 7 },
          '&[aria-pressed=true]': { bgcolor: 'surface.tint', color: 'primary.main', fontWeight: 600 },
        }}
      >
        <bdi>{choice.label}</bdi>
      </ButtonBase>
    ))}
  </Box>
);
