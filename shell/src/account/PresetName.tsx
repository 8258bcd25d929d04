import { Box, type Mode, type Preset, presets } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';

/** A preset by its two colours and its name. */
export const PresetName = ({ preset, mode }: { preset: Preset; mode: Mode }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    {presets[preset][mode].map((color) => (
      <Box
        key={color}
        component="span"
        aria-hidden
        sx={{ width: 16, height: 16, borderRadius: '4px' }}
        style={{ backgroundColor: color }}
      />
    ))}
    <FormattedMessage id={`shell.preset.${preset}`} />
  </Box>
);
