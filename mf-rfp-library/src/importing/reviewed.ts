import type { Reference } from '@bidwright/contract-kit';
import type { Section, Similar } from '@bidwright/contract-rfp-library';

/** A section as a person has looked at it. */
export interface Reviewed extends Section {
  key: number;
  /** Goes into the library. */
  taken: boolean;
  /** Is in the library. */
  saved: boolean;
  /** A person said whether it goes there. */
  decided: boolean;
  /** What the library has that is nearly the same. */
  like?: Similar;
}

/** Of what is so much the same the library has no need once more. */
const enough = 0.9;

/** Is a section in the library already, but for a few words? */
export const isThere = ({ like }: Reviewed): boolean => like !== undefined && like.share >= enough;

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
    decided: false,
  }));

/** A section whose like is found. What is there already is not taken again, unless a person said so. */
export const withLike = (section: Reviewed, like: Similar): Reviewed => {
  const found = { ...section, like };
  return { ...found, taken: section.taken && (section.decided || !isThere(found)) };
};

/** The title of a section in the firm's list, whatever its case and accents. */
export const titleIn = (titles: readonly Reference[], title: string): Reference | undefined =>
  titles.find(({ name }) => plain(name) === plain(title));
