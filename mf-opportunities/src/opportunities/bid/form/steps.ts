import type { ErrorInfo } from '@bidwright/contract-kit';
import { lacksNeeds, type Section, sections } from '@bidwright/contract-opportunities';

/** The steps in their order, each a section of the contract. */
export const steps: readonly Section[] = ['details', 'teams', 'budget'];

export const lastStep = steps.length - 1;

/** A refusal with those of its faults that a step can show; where none can, it says in a sentence what is wrong. */
export const shownInSteps = (error: ErrorInfo): ErrorInfo => {
  const { fields, ...said } = error;
  if (said.code !== lacksNeeds || !fields) return error;
  const shown = Object.entries(fields).filter(([name]) =>
    steps.some((step) => sections[step].some((one) => one === name)),
  );
  return shown.length > 0 ? { ...said, fields: Object.fromEntries(shown) } : said;
};

/** The first step that has one of the fields in question, or nothing where none has. */
export const stepWith = ({ fields = {} }: Pick<ErrorInfo, 'fields'>): number | undefined => {
  const at = steps.findIndex((step) => sections[step].some((name) => Object.hasOwn(fields, name)));
  return at < 0 ? undefined : at;
};
