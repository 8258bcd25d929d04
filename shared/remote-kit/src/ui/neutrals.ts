/** Colours that are the same in every preset. */
export const neutrals = {
  light: {
    chrome: '#ffffff',
    sheet: '#eef2f6',
    paper: '#ffffff',
    raised: '#ffffff',
    sunk: '#f6f8fa',
    text: '#17212f',
    text2: '#4e5d70',
    text3: '#5a697d',
    disabled: '#8c98a8',
    line: '#dfe5ec',
    line2: '#c5ced9',
    skeleton: '#dfe5ec',
    // A shade darker than drawn: the drawn one is 2.9:1 on the sheet, and an edge needs 3:1.
    control: '#7e8c9f',
    hover: 'rgba(23, 33, 47, 0.045)',
    scrim: 'rgba(15, 22, 36, 0.44)',
    shadow: [
      '0 4px 12px rgba(23, 33, 47, 0.10), 0 1px 3px rgba(23, 33, 47, 0.08)',
      '0 16px 40px rgba(23, 33, 47, 0.18), 0 2px 8px rgba(23, 33, 47, 0.08)',
    ],
    mark: { bg: '#ffe9a8', text: '#3d2c00' },
    inverse: { bg: '#1b2636', text: '#f2f5f9', text2: '#b9c4d3' },
  },
  dark: {
    chrome: '#0f1729',
    sheet: '#0a1120',
    paper: '#111a2e',
    raised: '#18233c',
    sunk: '#0d1526',
    text: '#e6ecf5',
    text2: '#a9b6c9',
    text3: '#8e9cb2',
    disabled: '#64728a',
    line: '#212d47',
    line2: '#354463',
    // Not a line's colour as in light: as it pulses, that is hardly to be seen on the dark surfaces.
    skeleton: '#3f5072',
    control: '#66779a',
    hover: 'rgba(255, 255, 255, 0.05)',
    scrim: 'rgba(3, 7, 15, 0.64)',
    shadow: [
      '0 0 0 1px #26334f, 0 4px 12px rgba(23, 33, 47, 0.10), 0 1px 3px rgba(23, 33, 47, 0.08)',
      '0 0 0 1px #26334f, 0 16px 40px rgba(23, 33, 47, 0.18), 0 2px 8px rgba(23, 33, 47, 0.08)',
    ],
    mark: { bg: '#5a4508', text: '#ffe9a8' },
    inverse: { bg: '#e6ecf5', text: '#121b2e', text2: '#46546a' },
  },
} as const;

/** Severities: `text` on `bg` inside an `edge`; `main` for icons and fills. */
export const tones = {
  light: {
    error: { main: '#b3261e', text: '#9c1f18', bg: '#fdeeec', edge: '#f3c6c1' },
    warning: { main: '#a86200', text: '#7a4700', bg: '#fff4e0', edge: '#f0d3a0' },
    success: { main: '#23804a', text: '#1a5e36', bg: '#e4f4ea', edge: '#b7dfc6' },
    info: { main: '#1d5fbf', text: '#1b4f93', bg: '#e8f0fb', edge: '#bfd5f2' },
  },
  dark: {
    error: { main: '#ff8f85', text: '#ffb0a8', bg: '#351a22', edge: '#5e2a31' },
    warning: { main: '#f0b455', text: '#f5c77d', bg: '#31260f', edge: '#5a461c' },
    success: { main: '#6cc98f', text: '#8fdcab', bg: '#11301f', edge: '#1f5236' },
    info: { main: '#8ab8ff', text: '#a4caff', bg: '#152848', edge: '#27447a' },
  },
} as const;

/** Status categories. A cancelled bid has no surface of its own, only a dashed edge. */
export const statuses = {
  light: {
    Open: { bg: '#e6effa', text: '#1b4f93', glyph: '#2f74d0' },
    Submitted: { bg: '#efebfb', text: '#51399a', glyph: '#7457cf' },
    Won: { bg: '#e2f3e8', text: '#1a5e36', glyph: '#23804a' },
    Lost: { bg: '#e9edf1', text: '#445162', glyph: '#5a697d' },
    'No-bid': { bg: '#f6efe2', text: '#6a4f22', glyph: '#9a7638' },
    Cancelled: { bg: 'transparent', text: '#566477', glyph: '#7b8899' },
  },
  dark: {
    Open: { bg: '#152a4d', text: '#a4caff', glyph: '#6ea8f7' },
    Submitted: { bg: '#262046', text: '#cbbcff', glyph: '#a68ff5' },
    Won: { bg: '#12301f', text: '#8fdcab', glyph: '#5cc083' },
    Lost: { bg: '#1d2739', text: '#b3bfd0', glyph: '#8392a8' },
    'No-bid': { bg: '#302714', text: '#e3c78f', glyph: '#c19a53' },
    Cancelled: { bg: 'transparent', text: '#a9b6c9', glyph: '#7b8aa1' },
  },
} as const;

/** Surfaces behind initials, with the initials' colour. A name always gets the same one. */
export const faces = {
  light: [
    { bg: '#f4e7c8', text: '#6b4e00' },
    { bg: '#e5edd6', text: '#3f5c12' },
    { bg: '#d7efec', text: '#0f5a56' },
    { bg: '#dce8fb', text: '#1b4f93' },
    { bg: '#fbe0d3', text: '#8a3d10' },
    { bg: '#e8e2f7', text: '#51399a' },
    { bg: '#fbdde4', text: '#8f2243' },
    { bg: '#e1e6ec', text: '#3f4c5e' },
  ],
  dark: [
    { bg: '#453308', text: '#f5d98a' },
    { bg: '#2f3f10', text: '#cfe39a' },
    { bg: '#10413e', text: '#9fe0d9' },
    { bg: '#1d3a68', text: '#bcd7ff' },
    { bg: '#542a13', text: '#ffc6a3' },
    { bg: '#372b63', text: '#d6c8ff' },
    { bg: '#521f32', text: '#ffbccd' },
    { bg: '#2b374d', text: '#c9d4e4' },
  ],
} as const;
