import type { Asked } from '../calls/call.ts';
import type { JobContext } from './context.ts';

/** A call about many records of a collection. */
export interface JobAsked extends Asked {
  context: JobContext;
}
