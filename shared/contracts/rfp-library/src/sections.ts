import type { FileType } from '@bidwright/contract-kit';
import type { RichText } from './richText.ts';

/** A section of a proposal, cut out at its heading. */
export interface Section {
  /** Null of what stands before the first heading. */
  title: string | null;
  richText: RichText;
}

/** A proposal that was cut into sections. */
export interface Sections {
  sections: Section[];
  /** Pictures that were left out; null of a PDF, in which they are not counted. */
  pictures: number | null;
}

/** What a proposal may come in as. */
export const proposalTypes = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
] as const satisfies FileType[];

/** Sections that one proposal may have. */
export const maxSections = 300;
