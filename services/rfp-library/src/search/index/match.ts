import { namesOf } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { dueSoonDays } from '@bidwright/contract-rfp-library';
import { type Clause, formsOf, type Term, tokensOf } from '@bidwright/contract-rfp-library/words';
import type { IdOrText, Reviewing, Wanted } from '../wanted.ts';
import { type Facet, pieceTokens, tokensBefore, valueToken } from './facets.ts';
import { startTokens } from './starts.ts';

/** Tokens hold letters, digits and private characters alone, so that quotes are all they need. */
const inRow = (tokens: string[], isOpen = false) => `"${tokens.join(' ')}"${isOpen ? ' *' : ''}`;

const anyOf = (expressions: string[]) =>
  expressions.length === 1 ? expressions.join('') : `(${expressions.join(' OR ')})`;
const allOf = (expressions: string[]) => expressions.join(' AND ');

const everything = inRow([valueToken('all')]);

const hasDue = inRow([valueToken('due')]);
const inReview = inRow([valueToken('inReview')]);

const found = ({ parts, isExact, isPrefix }: Term) => {
  const [word = ''] = parts;
  if (!isExact) return anyOf(formsOf(word).map((form) => inRow([form])));
  const start = isPrefix && parts.length === 1 ? startTokens(word) : undefined;
  if (start) return anyOf(start.tokens.map((token) => inRow([token], start.isOpen)));
  const { tokens, isOpen } = tokensOf(parts);
  return inRow(tokens, isOpen || isPrefix);
};

const clause = (terms: Clause) =>
  anyOf(terms.map((term) => (term.isExcluded ? `(${everything} NOT ${found(term)})` : found(term))));

const oneOf = (facet: Facet, values: (string | number)[]) =>
  anyOf(values.map((value) => inRow([valueToken(facet, value)])));

const piece = (facet: Facet, text: string) => {
  const { tokens, isOpen } = pieceTokens(facet, text);
  return inRow(tokens, isOpen);
};

const either = (byId: Facet, byName: Facet, wanted: IdOrText) =>
  'id' in wanted ? oneOf(byId, [wanted.id]) : piece(byName, wanted.text);

const staff = (wanted: IdOrText) =>
  'id' in wanted
    ? oneOf('staff', [wanted.id])
    : allOf(wanted.text.split(/\s+/).map((word) => piece('staffName', word)));

const flag = (facet: Facet, value: boolean) => oneOf(facet, [value ? 1 : 0]);

const without = (some: string, others: string[]) => `(${some} NOT ${anyOf(others)})`;

const dueBefore = (date: string) => anyOf(tokensBefore('due', date).map((token) => inRow([token])));

/** What entries of each state have, and what they lack. */
const reviewing: Record<Reviewing['states'][number], (today: string) => string> = {
  inReview: () => inReview,
  overdue: (today) => without(dueBefore(today), [inReview]),
  dueSoon: (today) => without(dueBefore(addDays(today, dueSoonDays + 1)), [dueBefore(today), inReview]),
  fresh: (today) => without(hasDue, [dueBefore(addDays(today, dueSoonDays + 1)), inReview]),
  unplanned: () => without(everything, [hasDue, inReview]),
};

/** An expression for each filter that is used. */
const filters: { [Name in keyof Required<Omit<Wanted, 'words'>>]: (value: NonNullable<Wanted[Name]>) => string } = {
  years: (years) => oneOf('year', years),
  pastNickname: (text) => anyOf([piece('nickname', text), piece('pastName', text)]),
  opportunity: (id) => oneOf('opportunity', [id]),
  statuses: (ids) => oneOf('status', ids),
  pastOpp: (wanted) => either('pastOpp', 'pastName', wanted),
  externalContractor: (wanted) => either('contractor', 'contractorName', wanted),
  internalStaff: staff,
  teams: (ids) => oneOf('team', ids),
  sectionTitles: (ids) => oneOf('section', ids),
  diagram: (value) => flag('diagram', value),
  callOut: (value) => flag('callOut', value),
  owner: (id) => oneOf('owner', [id]),
  review: ({ states, today }) => anyOf(states.map((state) => reviewing[state](today))),
};

const filtered = <Name extends keyof typeof filters>(wanted: Wanted, name: Name): string[] => {
  const value = wanted[name];
  return value === undefined ? [] : [filters[name](value)];
};

const names = namesOf(filters);

/** What is wanted, in the language of FTS5. */
export const matchOf = (wanted: Wanted): string => {
  const clauses = wanted.words ?? [];
  const [excluded, included] = [true, false].map((isExcluded) =>
    clauses.filter((terms) => isExcluded === (terms.length === 1 && terms.every((term) => term.isExcluded))),
  );
  const positive = [...(included ?? []).map(clause), ...names.flatMap((name) => filtered(wanted, name))];
  const without = (excluded ?? []).flatMap((terms) => terms.map(found));
  const expression = positive.length > 0 ? allOf(positive) : everything;
  return without.length > 0 ? `(${expression}) NOT ${anyOf(without)}` : expression;
};

/** Can entries be ordered by how well they fit? */
export const hasWords = ({ words = [] }: Wanted): boolean =>
  words.some((terms) => terms.some(({ isExcluded }) => !isExcluded));
