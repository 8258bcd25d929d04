import type { Reference } from '@bidwright/contract-kit';
import type { StatusName } from '../admin/lists.ts';
import type { Subject } from './subject.ts';

/** What is decided about a bid before its record is written. */
export interface Plan {
  /** Its place among the bids; gives id and number, and seeds everything left to chance. */
  n: number;
  subject: Subject;
  /** Seeds what the work is worth: the place of the first bid for it. */
  solicitation: number;
  solicitationNumber: string | null;
  status: StatusName;
  created: string;
  due: string;
  /** The day of the last change: the outcome, or shortly before today where work goes on. */
  until: string;
  /** The day of the client's decision, known or expected. */
  award: string;
  /** When the work of a won bid starts, and its length in months. */
  project?: { start: string; months: number };
  /** The won bid whose contract this one follows. */
  original?: Reference;
  withoutAmount?: true;
}
