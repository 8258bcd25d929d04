/** A row of a list: who or what, more of it, when it was (minutes ago) or how it stands. */
export interface Item {
  name: string;
  detail: string;
  minutes?: number;
  state?: keyof typeof states;
}

/** How things stand, by the tone that shows it. */
export const states = {
  active: 'success',
  away: 'plain',
  pending: 'warning',
  done: 'success',
  high: 'error',
  low: 'plain',
  sent: 'info',
} as const;

export const tasks = [
  { name: 'Answer the two open tickets', done: true },
  { name: 'Order new badges', done: false },
  { name: 'Prepare the fair in spring', done: false },
  { name: 'Thank the helpers', done: false },
];

export const traffic = [
  { name: 'Search engines', share: 0.46 },
  { name: 'Direct', share: 0.27 },
  { name: 'Newsletter', share: 0.18 },
  { name: 'Partners', share: 0.09 },
];

/** Lists of the page, by the key of their title. */
export const lists: Readonly<Record<string, { steps?: boolean; items: Item[] }>> = {
  team: {
    items: [
      { name: 'Mara Olsen', detail: 'Designer', state: 'active' },
      { name: 'Idris Bello', detail: 'Engineer', state: 'active' },
      { name: 'Lena Kovac', detail: 'Support', state: 'away' },
    ],
  },
  activity: {
    items: [
      { name: 'Idris Bello', detail: 'closed ticket 4812', minutes: 6 },
      { name: 'Mara Olsen', detail: 'uploaded three photos', minutes: 42 },
      { name: 'Lena Kovac', detail: 'answered a review', minutes: 190 },
      { name: 'Tom Abara', detail: 'joined the team', minutes: 1_500 },
    ],
  },
  messages: {
    items: [
      { name: 'Tom Abara', detail: 'The samples have arrived.', minutes: 12 },
      { name: 'Ines Duarte', detail: 'Shall we move the call to Friday?', minutes: 75 },
      { name: 'Paul Renner', detail: 'Thank you for the quick answer!', minutes: 2_900 },
    ],
  },
  timeline: {
    steps: true,
    items: [
      { name: 'Draft of the catalog', detail: 'Mara Olsen', state: 'done' },
      { name: 'Photos of the new chairs', detail: 'Tom Abara', state: 'done' },
      { name: 'Prices for spring', detail: 'Ines Duarte', state: 'pending' },
    ],
  },
  tickets: {
    items: [
      { name: 'Lamp flickers', detail: '4815 · Paul Renner', state: 'high' },
      { name: 'Invoice lacks a line', detail: '4816 · Ada Novak', state: 'pending' },
      { name: 'Color of the sofa', detail: '4818 · Sun Li', state: 'low' },
    ],
  },
  customers: {
    items: [
      { name: 'Ada Novak', detail: 'Ljubljana', minutes: 30 },
      { name: 'Sun Li', detail: 'Chengdu', minutes: 260 },
      { name: 'Omar Haddad', detail: 'Marseille', minutes: 4_400 },
    ],
  },
};

/** Tables of the page, by the key of their title: the keys of their columns' heads, and their rows. */
export const tables: Readonly<
  Record<string, { columns: { id: string; kind: 'text' | 'day' | 'count' | 'money' | 'state' }[]; rows: Row[] }>
> = {
  projects: {
    columns: [
      { id: 'owner', kind: 'text' },
      { id: 'due', kind: 'day' },
      { id: 'state', kind: 'state' },
    ],
    rows: [
      ['Web shop', 'Idris Bello', '2026-12-04', 'active'],
      ['Catalog', 'Mara Olsen', '2026-12-18', 'pending'],
      ['Showroom', 'Ines Duarte', '2027-01-22', 'done'],
    ],
  },
  sales: {
    columns: [
      { id: 'sold', kind: 'count' },
      { id: 'revenue', kind: 'money' },
    ],
    rows: [
      ['Desk lamp', 214, 10_486],
      ['Walnut chair', 96, 17_280],
      ['Wool rug', 41, 9_840],
    ],
  },
  orders: {
    columns: [
      { id: 'customer', kind: 'text' },
      { id: 'revenue', kind: 'money' },
      { id: 'state', kind: 'state' },
    ],
    rows: [
      ['7001', 'Ada Novak', 249, 'sent'],
      ['7002', 'Sun Li', 1_120, 'pending'],
      ['7003', 'Omar Haddad', 78, 'done'],
    ],
  },
};

/** What a row stands for, and what stands in its columns. */
export type Row = readonly [name: string, ...cells: (string | number)[]];
