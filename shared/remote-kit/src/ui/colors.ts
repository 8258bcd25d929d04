/** The seven presets: two colours a mode; everything else of a preset is mixed from them. */
export const presets = {
  default: { light: ['#1d5fbf', '#5b3fa8'], dark: ['#8ab8ff', '#c3b1ff'] },
  theme1: { light: ['#0f6e6e', '#8a4b08'], dark: ['#6fd3cf', '#f0b37a'] },
  theme2: { light: ['#2f4a9e', '#b0295c'], dark: ['#a9b8ff', '#ff9dbd'] },
  theme3: { light: ['#27632f', '#7a3fa0'], dark: ['#8fd49a', '#d9b0f2'] },
  theme4: { light: ['#8c2f39', '#2c5d8f'], dark: ['#ff9ea6', '#9cc7ef'] },
  theme5: { light: ['#3d4a5c', '#a34700'], dark: ['#b7c4d6', '#ffb27a'] },
  theme6: { light: ['#5a3d99', '#0b6b57'], dark: ['#c7b0ff', '#7fd8c0'] },
} as const;

export type Preset = keyof typeof presets;
export type Mode = 'light' | 'dark';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour with `share` of `other` in it. */
export const mix = (color: string, other: string, share: number): string => {
  const others = channels(other);
  const mixed = channels(color).map((value, at) => Math.round(value + ((others[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The accent of a preset: its two colours, the hover, and the tints that stand on cards. */
export const accentOf = (preset: Preset, mode: Mode) => {
  const [primary, secondary] = presets[preset][mode];
  const light = mode === 'light';
  const tint = (color: string, share: number) => mix(light ? '#ffffff' : '#111a2e', color, share);
  return {
    primary,
    secondary,
    hover: light ? mix(primary, '#000000', 0.2) : mix(primary, '#ffffff', 0.22),
    tint: tint(primary, light ? 0.1 : 0.14),
    tintStrong: tint(primary, light ? 0.2 : 0.22),
    secondaryTint: tint(secondary, light ? 0.1 : 0.14),
    onAccent: light ? '#ffffff' : '#0b1a33',
  };
};
