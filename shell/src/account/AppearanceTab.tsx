import { Box, type Mode, type Preset, presets, SectionCard } from '@bidwright/remote-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { choices } from '../settings/choices.ts';
import { choose, useSettings } from '../settings/settings.ts';
import { useIsDark } from '../settings/useIsDark.ts';
import { Choice } from './Choice.tsx';

/** A preset by its two colours and its name. */
const PresetName = ({ preset, mode }: { preset: Preset; mode: Mode }) => (
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

/** How the app looks. Each choice counts at once. */
export const AppearanceTab = () => {
  const intl = useIntl();
  const { mode, preset, direction, font, radius, density } = useSettings();
  const shade = useIsDark() ? 'dark' : 'light';
  const text = (name: string) => intl.formatMessage({ id: `shell.appearance.${name}` });
  const named = <Value extends string>(values: readonly Value[], prefix = '') =>
    values.map((value) => ({ value, label: text(prefix + value) }));
  return (
    <SectionCard title={intl.formatMessage({ id: 'shell.account.appearance' })}>
      <Choice
        label={text('mode')}
        options={named(choices.mode)}
        value={mode}
        onChoose={(next) => choose({ mode: next })}
      />
      <Choice
        label={text('preset')}
        options={choices.preset.map((value) => ({ value, label: <PresetName preset={value} mode={shade} /> }))}
        value={preset}
        onChoose={(next) => choose({ preset: next })}
      />
      <Choice
        label={text('font')}
        options={named(choices.font, 'font.')}
        value={font}
        onChoose={(next) => choose({ font: next })}
      />
      <Choice
        label={text('radius')}
        options={choices.radius.map((value) => ({ value: String(value), label: <bdi>{value} px</bdi> }))}
        value={String(radius)}
        onChoose={(next) => choose({ radius: Number(next) })}
      />
      <Choice
        label={text('density')}
        options={named(choices.density, 'density.')}
        value={density}
        onChoose={(next) => choose({ density: next })}
      />
      <Choice
        label={text('direction')}
        options={named(choices.direction)}
        value={direction}
        onChoose={(next) => choose({ direction: next })}
      />
    </SectionCard>
  );
};
