import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { type Mode, type Preset } from './colors.ts';
import { components } from './components.ts';
import { neutrals } from './neutrals.ts';
import { paletteOf } from './palette.ts';

export interface Look {
  mode: Mode;
  preset: Preset;
  direction: 'ltr' | 'rtl';
  /** system: what the device itself writes in. */
  font?: 'Montserrat' | 'system';
  /** Of cards, fields and buttons, in pixels. */
  radius?: number;
  density?: Density;
}

type Density = 'comfortable' | 'default' | 'compact';

/** Heights that a density changes, in pixels; never the size of letters. */
const heights: Record<Density, { row: number; header: number }> = {
  comfortable: { row: 56, header: 88 },
  default: { row: 48, header: 72 },
  compact: { row: 40, header: 64 },
};

/** Of a table that somebody wants to see more rows of, whatever the app's density. */
export const denseRow = heights.compact.row;

declare module '@mui/material/styles' {
  interface ThemeVars {
    elevation: Theme['elevation'];
  }
  interface Theme {
    /** The height of a table's row. The header's is that of `mixins.toolbar`. */
    rowHeight: number;
    /** 1: lists that open below a field, alerts. 2: menus, drawers, dialogs. */
    elevation: { 1: string; 2: string };
  }
  interface ThemeOptions {
    rowHeight: number;
    elevation: Theme['elevation'];
  }
}

const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** Montserrat has no Chinese characters; the system's own face follows for them. */
const families = { Montserrat: `Montserrat, ${chinese}`, system: `system-ui, ${chinese}` };

const text = (fontSize: number, lineHeight: number, rest: object = {}) => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  ...rest,
});

const heading = (fontSize: number, lineHeight: number, letterSpacing: string) =>
  text(fontSize, lineHeight, { fontWeight: 600, letterSpacing });

/** The app's theme. Colours are CSS variables, so that another mode or preset only changes their values. */
export const createAppTheme = (
  look: Look,
  link: ElementType = 'a',
): Theme & Pick<CssVarsTheme, 'generateStyleSheets'> => {
  const { mode, preset, direction, font = 'Montserrat', radius = 8, density = 'default' } = look;
  const { row, header } = heights[density];
  const [low, high] = neutrals[mode].shadow;
  const theme: Theme = createTheme({
    cssVariables: true,
    direction,
    palette: paletteOf(mode, preset),
    elevation: { 1: low, 2: high },
    shape: { borderRadius: radius },
    rowHeight: row,
    spacing: 8,
    typography: {
      fontFamily: families[font],
      fontSize: 13,
      fontWeightBold: 600,
      h1: heading(22, 32, '-0.015em'),
      h2: heading(18, 24, '-0.01em'),
      h3: heading(14, 20, '-0.005em'),
      h4: heading(24, 32, '-0.02em'),
      body1: text(14, 22),
      body2: text(13, 20, { letterSpacing: '-0.003em' }),
      caption: text(12, 16),
      overline: text(11, 16, { fontWeight: 500, letterSpacing: 0, textTransform: 'none' }),
      button: text(13, 20, { fontWeight: 600, textTransform: 'none' }),
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    mixins: { toolbar: { minHeight: header } },
    zIndex: { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 },
    transitions: { duration: { enteringScreen: 225, leavingScreen: 195, short: 160 } },
    components: components(link),
  });
  // What the type leaves open: with CSS variables it makes their values.
  return theme as ReturnType<typeof createAppTheme>;
};
