import { fill } from '@bidwright/contract-kit';
import type { SectionTitleName } from '../admin/lists.ts';
import { nth } from '../records.ts';
import { seeded } from '../seeded.ts';
import { themes } from './themes.ts';

const tools = [
  'the project portal',
  'a shared task board',
  'an open-source tracker',
  'the common workbook',
  'a secure team site',
];

/** Which paragraphs on method a text has: longer ones have two or all three. */
const methodSets = [[0], [1, 2], [1], [0, 1, 2], [2], [0, 1], [2, 0]];

/** What a text tells of its bid. */
export interface Told {
  client: string;
  team: string;
  months: number;
}

/** The text of the n-th entry. Texts of one section differ in opening or method up to the twenty-first of a theme. */
export const compose = (n: number, section: SectionTitleName, place: number, told: Told): string => {
  const fitting = themes.filter(({ sections }) => sections.includes(section));
  const theme = nth(fitting, place);
  const wording = Math.floor(place / fitting.length);
  const random = seeded('slots', n);
  const values = {
    ...told,
    years: random.number.int({ min: 4, max: 15 }),
    people: random.number.int({ min: 5, max: 14 }),
    tool: random.helpers.arrayElement(tools),
  };
  const methods = nth(methodSets, wording).map((method) => nth(theme.method, method));
  return [nth(theme.opening, wording), ...methods, random.helpers.arrayElement(theme.closing)]
    .map((paragraph) => fill(paragraph, values))
    .join('\n\n');
};

/** The same text as a colleague would adapt it in a hurry: a few words changed, the last sentence gone. */
export const adapted = (text: string): string =>
  text
    .replace(' because ', ' since ')
    .replace(' We ', ' Our team and we ')
    .replace(' every ', ' each ')
    .replace(/(?<=[.”]) [^.]+\.$/, '');
