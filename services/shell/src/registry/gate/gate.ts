import { type Publication, shellName } from '@bidwright/contract-shell';
import type { Reason } from '../reason.ts';
import { budgetReasons } from './budget.ts';
import { containerReasons } from './container.ts';
import { evalReasons } from './evals.ts';
import { fileReasons } from './files.ts';
import { hashReasons } from './hashes.ts';
import { ownReactReasons } from './ownReact.ts';
import { roleReasons } from './roles.ts';
import { scriptsOf } from './scripts.ts';
import { shellReasons } from './shell.ts';
import { styleReasons } from './styles.ts';

/** What a module may not do, and the shell must: bring React, style the page, weigh more. */
const moduleReasons = (published: Publication, isDraft: boolean): Reason[] => {
  // Before anything is parsed: what is too heavy is also what takes long to read. Whoever works on a module has it as it was written.
  const tooHeavy = isDraft ? [] : budgetReasons(published);
  if (tooHeavy.length > 0) return tooHeavy;
  const { scripts, reasons } = scriptsOf(published);
  return [
    ...reasons,
    ...containerReasons(published, scripts),
    ...ownReactReasons(scripts),
    ...evalReasons(scripts),
    ...styleReasons(published),
    ...roleReasons(published.file),
  ];
};

/** What is wrong with a publication, or with what somebody works on, by itself; `name` is whose address it was sent to. */
export const gateReasons = (published: Publication, name: string, isDraft = false): Reason[] => {
  const broken = fileReasons(published, name);
  if (broken.length > 0) return broken;
  return [
    ...hashReasons(published),
    ...(name === shellName ? shellReasons(published) : moduleReasons(published, isDraft)),
  ];
};
