import { loads, series } from './charts.ts';
import { accentOf, type Mode, mix, type Preset, presets } from './colors.ts';
import { faces, neutrals, statuses, tones } from './neutrals.ts';
import { createAppTheme } from './theme.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const light = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The ratio that WCAG asks for: 4.5 of text, 3 of the edges of controls. */
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const modes: Mode[] = ['light', 'dark'];
const looks = (Object.keys(presets) as Preset[]).flatMap((preset) => modes.map((mode) => [preset, mode] as const));

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#2196f3')).toBeCloseTo(3.12, 2);
});

describe.each(modes)('the neutral colours in %s mode', (mode) => {
  const { text, text2, text3, control, skeleton, sheet, paper, raised, sunk, chrome, mark, inverse } = neutrals[mode];
  const surfaces = { sheet, paper, raised, sunk, chrome };

  test.each(Object.entries(surfaces))('texts can be read on %s', (_name, surface) => {
    for (const color of [text, text2, text3]) expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries({ sheet, paper, raised }))('edges of controls show on %s', (_name, surface) => {
    expect(contrast(control, surface)).toBeGreaterThanOrEqual(3);
  });

  // Half of it is left when it pulses.
  test('what is still loading shows on cards', () => {
    expect(contrast(mix(skeleton, paper, 0.5), paper)).toBeGreaterThanOrEqual(1.12);
  });

  test('marks and inverse bars can be read', () => {
    expect(contrast(mark.text, mark.bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inverse.text, inverse.bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inverse.text2, inverse.bg)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(tones[mode]))('%s can be read on its surface and on cards', (_name, tone) => {
    expect(contrast(tone.text, tone.bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.main, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mode === 'light' ? '#ffffff' : '#0b1a33', tone.main)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(statuses[mode]))(
    '%s can be read on its chip and on paper, and its glyph shows',
    (_name, status) => {
      const surface = status.bg === 'transparent' ? sheet : status.bg;
      expect(contrast(status.text, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(status.text, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(status.glyph, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(status.glyph, paper)).toBeGreaterThanOrEqual(3);
    },
  );

  test('figures of a month can be read, and series show on cards', () => {
    const { edge, ...bands } = loads[mode];
    for (const band of Object.values(bands)) expect(contrast(band.text, band.bg)).toBeGreaterThanOrEqual(4.5);
    for (const color of [edge, ...series[mode]]) expect(contrast(color, paper)).toBeGreaterThanOrEqual(3);
  });

  test('initials can be read', () => {
    for (const face of faces[mode]) expect(contrast(face.text, face.bg)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(looks)('preset %s in %s mode', (preset, mode) => {
  const { primary, secondary, hover, tint, tintStrong, onAccent } = accentOf(preset, mode);
  const { text, text2, paper, sheet, raised, control } = neutrals[mode];

  test('the accent can be read where it stands as text', () => {
    for (const surface of [paper, sheet, raised, tint]) expect(contrast(primary, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(secondary, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test('text can be read on the accent and on its tints', () => {
    for (const fill of [primary, hover, secondary]) expect(contrast(onAccent, fill)).toBeGreaterThanOrEqual(4.5);
    for (const surface of [tint, tintStrong]) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text2, tint)).toBeGreaterThanOrEqual(4.5);
  });

  test('edges, the focus ring and filled controls show', () => {
    for (const surface of [paper, sheet, raised]) {
      expect(contrast(primary, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(control, surface)).toBeGreaterThanOrEqual(3);
    }
  });
});

/** What the drawings were made with: hover, tint, strong tint, secondary tint. */
const drawn: Record<Preset, Record<Mode, string[]>> = {
  default: { light: ['#174c99', '#e8eff9', '#d2dff2', '#efecf6'], dark: ['#a4c8ff', '#22304b', '#2c3d5c', '#2a2f4b'] },
  theme1: { light: ['#0c5858', '#e7f0f0', '#cfe2e2', '#f3ede6'], dark: ['#8fddda', '#1e3445', '#264351', '#302f39'] },
  theme2: { light: ['#263b7e', '#eaedf5', '#d5dbec', '#f7eaef'], dark: ['#bcc8ff', '#26304b', '#323d5c', '#322c42'] },
  theme3: { light: ['#1f4f26', '#e9efea', '#d4e0d5', '#f2ecf6'], dark: ['#a8ddb0', '#23343d', '#2d4346', '#2d2f49'] },
  theme4: { light: ['#70262e', '#f4eaeb', '#e8d5d7', '#eaeff4'], dark: ['#ffb3ba', '#322c3f', '#453748', '#243249'] },
  theme5: { light: ['#313b4a', '#ecedef', '#d8dbde', '#f6ede6'], dark: ['#c7d1df', '#283246', '#363f53', '#322f39'] },
  theme6: { light: ['#48317a', '#eeecf5', '#ded8eb', '#e7f0ee'], dark: ['#d3c1ff', '#2a2f4b', '#393b5c', '#203542'] },
};

test.each(looks)('the mixed colours of %s in %s mode are the drawn ones', (preset, mode) => {
  const { hover, tint, tintStrong, secondaryTint } = accentOf(preset, mode);
  const mixed = [hover, tint, tintStrong, secondaryTint].map(channels);
  const off = mixed.flatMap((color, at) =>
    channels(drawn[preset][mode][at] ?? '').map((value, c) => Math.abs(value - (color[c] ?? 0))),
  );
  // Two of them were rounded the other way.
  expect(Math.max(...off)).toBeLessThanOrEqual(1);
});

test('a mix of nothing and of everything', () => {
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
});

test('another mode and preset change variables, not styles', () => {
  const one = createAppTheme({ mode: 'light', preset: 'default', direction: 'ltr' });
  const other = createAppTheme({ mode: 'dark', preset: 'theme3', direction: 'ltr' });
  expect(one.vars?.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main/);
  expect(other.palette.primary.main).toBe('#8fd49a');
  expect(other.palette.surface.sunk).toBe('#0d1526');
  expect(one.vars?.palette.surface.sunk).toMatch(/^var\(--mui-palette-surface-sunk/);
});
