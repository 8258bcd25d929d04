import {
  type AnswerOf,
  array,
  calendarDay,
  call,
  idOf,
  listOf,
  number,
  object,
  objectOf,
} from '@bidwright/contract-kit';
import { bidId } from './bidId.ts';
import { documents } from './documents.ts';
import { opportunities } from './opportunities.ts';

/** Projects of which figures are asked at once, at most. */
export const maxFigures = 100;

/** What the documents of projects say of their contracts. Documents that others have replaced do not count. */
export const contractFigures = call({
  service: opportunities.service,
  name: 'contractFigures',
  summary: 'What the documents of projects say of their contracts: period, amount, what was invoiced',
  input: object({ ids: array(bidId()).max(maxFigures).required() }),
  answer: listOf(
    objectOf({
      id: idOf(opportunities.name),
      /** From the first day of its contracts to the last. */
      start: calendarDay().nullable(),
      end: calendarDay().nullable(),
      /** What the contracts are worth together; nothing where none says. */
      amount: number().nullable().defined(),
      /** What was invoiced so far. */
      invoiced: number().defined(),
      /** The last day of the latest invoice. */
      lastInvoice: calendarDay().nullable(),
    }),
  ),
  right: opportunities.rights.read,
  reads: [documents.name],
});
export type ContractFigures = AnswerOf<typeof contractFigures>[number];
