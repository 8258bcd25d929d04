/** Small cards: a total, and how it came month by month. */
export const small = [
  { id: 'sales', kind: 'money', drawn: 'line', values: [18, 22, 19, 27, 31, 29, 36, 41, 38, 44, 47, 52] },
  { id: 'orders', kind: 'count', drawn: 'bars', values: [120, 132, 128, 149, 160, 151, 158, 170, 162, 175, 166, 169] },
  { id: 'views', kind: 'count', drawn: 'line', values: [31, 28, 34, 40, 37, 43, 52, 49, 58, 61, 66, 71] },
  { id: 'tickets', kind: 'count', drawn: 'bars', values: [9, 7, 8, 6, 5, 7, 4, 5, 3, 4, 2, 3] },
] as const;

/** What the first card is counted in: thousands of dollars. */
export const thousand = 1000;

/** Parts of a whole, 0 to 1. */
export const parts = [
  { id: 'chairs', share: 0.42 },
  { id: 'lamps', share: 0.31 },
  { id: 'rugs', share: 0.17 },
  { id: 'others', share: 0.1 },
];

export const reached = 0.68;

/** Charts over six months. */
export const charts = [
  {
    id: 'combined',
    kind: 'columns',
    series: [{ id: 'orders', kind: 'count', values: [149, 160, 151, 158, 170, 162] }],
    line: { id: 'onTime', kind: 'share', color: 'series.s2', values: [0.82, 0.86, 0.9, 0.88, 0.93, 0.95] },
  },
  {
    id: 'market',
    kind: 'stacked',
    series: [
      { id: 'chairs', kind: 'money', values: [21_000, 24_000, 23_000, 26_000, 30_000, 29_000] },
      { id: 'lamps', kind: 'money', values: [14_000, 15_000, 18_000, 17_000, 19_000, 22_000] },
      { id: 'rugs', kind: 'money', values: [7_000, 9_000, 8_000, 11_000, 10_000, 12_000] },
    ],
  },
  {
    id: 'satisfaction',
    kind: 'lines',
    series: [
      { id: 'shop', kind: 'share', values: [0.78, 0.81, 0.8, 0.84, 0.87, 0.9] },
      { id: 'support', kind: 'share', values: [0.7, 0.74, 0.79, 0.77, 0.83, 0.85] },
    ],
  },
] as const;
