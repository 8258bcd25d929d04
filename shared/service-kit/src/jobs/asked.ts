import type { Asked } from '../calls/call.ts';
import type { JobRoom } from './room.ts';

/** A call about many records of a collection. */
export interface JobAsked extends Asked {
  room: JobRoom;
}
