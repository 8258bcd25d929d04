import type { Kept, Reference } from '@bidwright/contract-kit';
import { instant } from '../../days.ts';
import { kept } from '../../records.ts';
import type { Lived } from '../history.ts';

/** Records of one kind that a bid has at most; their ids leave room for so many. */
const max = 128;

/** What the service keeps of the bid's n-th record of a subcollection, written in the afternoon of a day. */
export const keptOf = (sub: string, { plan }: Lived, n: number, day: string, by: Reference): Kept =>
  kept(`opportunities_${sub}`, plan.n * max + n, instant(day, 64_000 + n * 60), by);
