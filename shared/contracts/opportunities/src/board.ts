import {
  type AnswerOf,
  array,
  call,
  choice,
  listOf,
  mapOf,
  mixed,
  number,
  object,
  objectOf,
  queried,
  type SentOf,
  showable,
  string,
  tally,
} from '@bidwright/contract-kit';
import { type Opportunity, opportunities } from './opportunities.ts';

/** What a board can have columns of, the usual one first. */
export const boardDimensions = ['opportunityStatus', 'primaryTeam', 'opportunityOwner'] as const;
export type BoardDimension = (typeof boardDimensions)[number];

/** The board can show months too: those in which clients are to decide. */
export const awardMonth = 'awardMonth';
/** The group of bids of which nobody knows when they are decided; the others are called `2026-12`. */
export const noMonth = 'none';

export const maxPerColumn = 50;

/** The records of one status, team, owner or month: how many there are and what they are worth, and the first of them. */
const column = objectOf({
  group: objectOf({ id: string().defined(), name: string().defined() }),
  count: number().integer().min(1).defined(),
  /** The sum of their amounts. */
  amount: number().defined(),
  weighted: number().defined().meta({ description: 'Each amount times its chance' }),
  bids: listOf(
    mixed<Opportunity>()
      .defined()
      .meta({ record: `${opportunities.name}.part` }),
  ),
  since: mapOf(tally()).meta({
    description: 'When each of these records came to its status, in seconds since 1970, by its id',
  }),
});

/** The board of the list: records as `query` chooses and orders them. */
export const board = call({
  service: opportunities.service,
  name: 'board',
  tag: 'board',
  summary: 'Opportunities by status, team, owner or month of award: how many, their amounts, and the first of each',
  input: object({
    ...queried(),
    by: choice([...boardDimensions, awardMonth])
      .default('opportunityStatus')
      .required(),
    /** Cards of each column at most; 0: no more than the sums. */
    fields: array(string().oneOf(showable(opportunities)).defined())
      .nullable()
      .default(null)
      .meta({ description: 'The fields to answer of each record, as query takes them; without it all of them' }),
    per: number().integer().min(0).max(maxPerColumn).default(20),
  }),
  answer: listOf(column),
  right: opportunities.rights.read,
  reads: [opportunities.name],
});
export type BoardCall = SentOf<typeof board>;
export type BoardColumn = AnswerOf<typeof board>[number];
