import type { Requirement } from '@bidwright/contract-opportunities';

/** The fields of a matrix, in order: of the file of Excel too. */
export const matrixFields = [
  'section',
  'page',
  'text',
  'kind',
  'state',
  'owner',
  'proposalSection',
  'evidence',
  'amended',
  'document',
] as const satisfies (keyof Requirement)[];

export type MatrixField = (typeof matrixFields)[number];
