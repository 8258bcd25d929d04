import type { Reference } from '@bidwright/contract-kit';
import type { Section } from '@bidwright/contract-rfp-library';

/** A section as a person has looked at it. */
export interface Reviewed extends Section {
  key: number;
  /** Goes into the library. */
  taken: boolean;
  /** Is in the library. */
  saved: boolean;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Numbers before a heading are its place in that proposal: '3.1 Approach'. */
const unnumbered = (title: string) => title.replace(/^[\d.]+\s+/, '').trim() || title;

/** Those without a heading are seldom worth keeping: a cover, a list of contents. */
export const reviewedOf = (sections: readonly Section[]): Reviewed[] =>
  sections.map((section, key) => ({
    ...section,
    title: section.title && unnumbered(section.title),
    key,
    taken: section.title !== null,
    saved: false,
  }));

/** The title of a section in the firm's list, whatever its case and accents. */
export const titleIn = (titles: readonly Reference[], title: string): Reference | undefined =>
  titles.find(({ name }) => plain(name) === plain(title));
