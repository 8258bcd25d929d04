import { fold } from '@bidwright/contract-rfp-library/words';
import type { Entry } from '../entry.ts';
import { keysBefore, type SortKeys } from './sortKeys.ts';

/** Each filter has a private character that no text of an entry can hold. */
const marks = {
  all: '\u{e000}',
  year: '\u{e001}',
  opportunity: '\u{e002}',
  status: '\u{e003}',
  pastOpp: '\u{e004}',
  pastName: '\u{e005}',
  nickname: '\u{e006}',
  contractor: '\u{e007}',
  contractorName: '\u{e008}',
  staff: '\u{e009}',
  staffName: '\u{e00a}',
  section: '\u{e00b}',
  team: '\u{e00c}',
  diagram: '\u{e00d}',
  callOut: '\u{e00e}',
  owner: '\u{e00f}',
  due: '\u{e010}',
  inReview: '\u{e011}',
  start: '\u{e012}',
  short: '\u{e013}',
  wording: '\u{e014}',
  used: '\u{e015}',
  won: '\u{e016}',
} as const;

export type Facet = keyof typeof marks;

const opened = new Set<string>([
  marks.pastName,
  marks.nickname,
  marks.contractorName,
  marks.staffName,
  marks.start,
  marks.short,
]);

/** May it be asked for by its beginning? */
export const isOpened = (token: string): boolean => opened.has(token.charAt(0));

/** Fills the place after the end of a name. */
const filler = '\u{e0ff}';

/** The tokenizer ends words at ASCII signs and knows no capitals, so both become private characters. */
const guarded = (text: string) =>
  text.replace(/[\0-/:-`{-\x7f]/g, (sign) => String.fromCodePoint(0xe100 + (sign.codePointAt(0) ?? 0)));

/** The token of one value. */
export const valueToken = (facet: Facet, value: string | number = ''): string => marks[facet] + guarded(`${value}`);

const lettersOf = (text: string) => [...guarded(fold(text).replace(/\s+/g, ' ').trim())];

/** Three letters at each place, so that any piece of a name is some of them in a row. */
const trigrams = (facet: Facet, letters: string[]) =>
  letters.slice(0, -2).map((letter, at) => `${marks[facet]}${letter}${letters[at + 1]}${letters[at + 2]}`);

const nameTokens = (facet: Facet, name: string) => {
  const letters = lettersOf(name);
  return letters.length > 0 ? trigrams(facet, [...letters, filler, filler]) : [];
};

/** What a piece of a name is found by: tokens in a row, or the beginning of one where the piece is of two letters. */
export const pieceTokens = (facet: Facet, piece: string): { tokens: string[]; isOpen: boolean } => {
  const letters = lettersOf(piece);
  return letters.length < 3
    ? { tokens: [marks[facet] + letters.join('')], isOpen: letters.length !== 1 }
    : { tokens: trigrams(facet, letters), isOpen: false };
};

const ifAny = (facet: Facet, value: string | number | null) => (value === null ? [] : [valueToken(facet, value)]);

/** What entries are ordered by, by each of its beginnings, so that all before another are a few tokens. */
const keyTokens = (facet: Facet, key: string | null) =>
  key === null ? [] : [valueToken(facet), ...Array.from(key, (_sign, at) => valueToken(facet, key.slice(0, at + 1)))];

/** What any date before this one is found by. */
export const tokensBefore = (facet: Facet, date: string): string[] =>
  keysBefore(date).map((beginning) => valueToken(facet, beginning));

const namesOf = (entry: Entry): [Facet, string][] => [
  ['pastName', entry.pastOppName],
  ...entry.pastNicknames.map((name): [Facet, string] => ['nickname', name]),
  ['contractorName', entry.externalContractor],
  ['staffName', entry.internalStaffName],
];

/** Each letter of the names of an entry once: too many of their tokens begin with one. */
export const lettersIn = (entry: Entry): string[] =>
  namesOf(entry).flatMap(([facet, name]) => [...new Set(lettersOf(name))].map((letter) => marks[facet] + letter));

/** What orders alone ask of an entry: where these are asked for, nothing is ranked. */
export const orderTokens = (keys: SortKeys): string[] =>
  (['used', 'won'] as const).flatMap((sort) => keyTokens(sort, keys[sort]));

/** Everything that filters may ask of an entry. */
export const facetsOf = (entry: Entry, keys: SortKeys): string[] => [
  marks.all,
  ...ifAny('year', entry.proposalYear),
  ...ifAny('opportunity', entry.opportunityId),
  ...ifAny('status', entry.statusId),
  ...ifAny('pastOpp', entry.pastOppId),
  ...ifAny('contractor', entry.externalContractorId),
  ...ifAny('staff', entry.internalStaffId),
  ...ifAny('section', entry.sectionTitleId),
  ...entry.teams.map((id) => valueToken('team', id)),
  valueToken('diagram', entry.hasDiagram ? 1 : 0),
  valueToken('callOut', entry.hasCallOut ? 1 : 0),
  ...ifAny('owner', entry.ownerId),
  ...keyTokens('due', keys.due),
  ...(entry.isInReview ? [valueToken('inReview')] : []),
  ...namesOf(entry).flatMap(([facet, name]) => nameTokens(facet, name)),
];
