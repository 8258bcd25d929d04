import { yearOf } from '../days.ts';

/** Those that have the same day each year, where people of the firm are who are not at home. */
const days = [
  { name: 'Fête du Travail', region: 'France', day: '05-01' },
  { name: 'Fête nationale', region: 'France', day: '07-14' },
  { name: 'Assomption', region: 'France', day: '08-15' },
  { name: 'Toussaint', region: 'France', day: '11-01' },
  { name: 'Ziua Muncii', region: 'Romania', day: '05-01' },
  { name: 'Sfânta Maria', region: 'Romania', day: '08-15' },
  { name: 'Sfântul Andrei', region: 'Romania', day: '11-30' },
  { name: 'Ziua Națională', region: 'Romania', day: '12-01' },
] as const;

/** The public holidays of this year and the next two. */
export const holidayList = (today: string) =>
  [0, 1, 2].flatMap((later) => days.map((one) => ({ ...one, day: `${yearOf(today) + later}-${one.day}` })));
