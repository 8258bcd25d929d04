import {
  type AnswerOf,
  calendarDay,
  call,
  idOf,
  listOf,
  object,
  objectOf,
  oneOf,
  reference,
  string,
  text,
} from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';

/** Bids that the call `duplicates` answers at most. */
export const maxDuplicates = 3;

/** Bids that may be the one that is filled in so far: they have the same number, or the same client and a similar name. */
export const duplicates = call({
  service: opportunities.service,
  name: 'duplicates',
  summary: `Bids that may be the one that is being recorded, at most ${maxDuplicates}: first those with its number`,
  input: object({
    /** The bid itself, where it is recorded already. */
    but: text(36),
    client: reference('companies'),
    solicitationName: text(255),
    solicitationNumber: text(100),
  }),
  answer: listOf(
    objectOf({
      id: idOf(opportunities.name),
      solicitationName: string().defined(),
      client: string().defined(),
      /** The name of its status. */
      opportunityStatus: string().defined(),
      dueDate: calendarDay(),
      same: oneOf(['number', 'name']),
    }),
  ),
  right: opportunities.rights.read,
  reads: [opportunities.name],
});
export type Duplicate = AnswerOf<typeof duplicates>[number];
