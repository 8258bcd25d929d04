import type { FailureDetails } from '@bidwright/contract-shell';
import type { Frame } from './stack.ts';

/** Where and in what a browser a version failed, as it is kept: nothing that says whom. */
export interface KeptDetails extends Omit<FailureDetails, 'frames'> {
  /** In the built files. */
  frames: Frame[];
}
