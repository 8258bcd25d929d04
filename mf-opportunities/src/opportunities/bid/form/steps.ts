import type { ErrorInfo } from '@bidwright/contract-kit';
import { type Section, sections } from '@bidwright/contract-opportunities';

/** The steps in their order, each a section of the contract. */
export const steps: readonly Section[] = ['details', 'teams', 'budget'];

export const lastStep = steps.length - 1;

/** The first step that has one of the fields in question, or nothing where none has. */
export const stepWith = ({ fields = {} }: Pick<ErrorInfo, 'fields'>): number | undefined => {
  const at = steps.findIndex((step) => sections[step].some((name) => Object.hasOwn(fields, name)));
  return at < 0 ? undefined : at;
};
