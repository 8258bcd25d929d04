import type { PaletteOptions } from '@mui/material/styles';
import { loads, series } from './charts.ts';
import { accentOf, type Mode, type Preset } from './colors.ts';
import { faces, neutrals, statuses, tones } from './neutrals.ts';

type Neutral = (typeof neutrals)[Mode];

interface Own {
  /**
   * chrome: header and drawer; raised: menus and dialogs; sunk: table heads and card feet; tint: what is selected; skeleton: what is still
   * loading.
   */
  surface: Record<
    'chrome' | 'raised' | 'sunk' | 'tint' | 'tintStrong' | 'secondaryTint' | 'scrim' | 'skeleton',
    string
  >;
  /** main: dividers; strong: button edges; control: edges of inputs. */
  line: Record<'main' | 'strong' | 'control', string>;
  inverse: Record<keyof Neutral['inverse'], string>;
  mark: Record<keyof Neutral['mark'], string>;
  status: Record<keyof (typeof statuses)[Mode], Record<'bg' | 'text' | 'glyph', string>>;
  face: Record<string, Record<'bg' | 'text', string>>;
  load: Record<'under' | 'target' | 'full' | 'over' | 'far', Record<'bg' | 'text', string>> & { edge: string };
  /** s0 to s7, in a chart's order. */
  series: Record<string, string>;
}

declare module '@mui/material/styles' {
  interface Palette extends Own {}
  interface PaletteOptions extends Own {}
  interface TypeText {
    /** Hints, and figures that follow from others. */
    tertiary: string;
  }
  interface PaletteColor {
    edge: string;
  }
  interface SimplePaletteColorOptions {
    edge?: string;
  }
}

/** MUI's palette of a mode and a preset. A severity's `dark` is its text and `light` the surface below it. */
export const paletteOf = (mode: Mode, preset: Preset): PaletteOptions => {
  const neutral = neutrals[mode];
  const accent = accentOf(preset, mode);
  const tone = (name: keyof (typeof tones)[Mode]) => {
    const { main, text, bg, edge } = tones[mode][name];
    return { main, dark: text, light: bg, edge, contrastText: accent.onAccent };
  };
  return {
    mode,
    primary: { main: accent.primary, dark: accent.hover, light: accent.tint, contrastText: accent.onAccent },
    secondary: { main: accent.secondary, light: accent.secondaryTint, contrastText: accent.onAccent },
    error: tone('error'),
    warning: tone('warning'),
    success: tone('success'),
    info: tone('info'),
    text: { primary: neutral.text, secondary: neutral.text2, tertiary: neutral.text3, disabled: neutral.disabled },
    background: { default: neutral.sheet, paper: neutral.paper },
    divider: neutral.line,
    action: {
      active: neutral.text2,
      hover: neutral.hover,
      selected: accent.tint,
      disabled: neutral.disabled,
      disabledBackground: neutral.line,
    },
    surface: {
      chrome: neutral.chrome,
      raised: neutral.raised,
      sunk: neutral.sunk,
      tint: accent.tint,
      tintStrong: accent.tintStrong,
      secondaryTint: accent.secondaryTint,
      scrim: neutral.scrim,
      skeleton: neutral.skeleton,
    },
    line: { main: neutral.line, strong: neutral.line2, control: neutral.control },
    inverse: { ...neutral.inverse },
    mark: { ...neutral.mark },
    status: statuses[mode],
    load: loads[mode],
    series: Object.fromEntries(series[mode].map((color, at) => [`s${at}`, color])),
    face: Object.fromEntries(faces[mode].map((face, at) => [`f${at}`, face])),
  };
};
