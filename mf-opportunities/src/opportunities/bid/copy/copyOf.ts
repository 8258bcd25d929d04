import { emptyInput } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** new: another bid like it. recompete: the bid for the same work when its contract ends. */
export const copyKinds = ['new', 'recompete'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** What another bid does not have from the one it is like: its own number, dates, standing and outcome. */
const ownOfEach = [
  'solicitationNumber',
  'nickname',
  'linkToPosting',
  'opportunityStatus',
  'dateQnA',
  'decisionDueDate',
  'dueDate',
  'dueTime',
  'expectedAwardDate',
  'nextOptionDate',
  'closedOn',
  'initialThoughts',
  'amountKind',
  'chance',
  'winningFirm',
  'winningAmount',
  'notesLostDropped',
  'pointsLostOnSections',
  'ownerUser',
  'type',
  'status',
  'isRecompete',
  'originalOpportunity',
] satisfies (keyof OpportunityInput)[];

/** The start of a new bid that is like another one. */
export const copyOf = (record: OpportunityRecord, kind: CopyKind): OpportunityInput => {
  const empty = emptyInput(opportunities);
  const shared = Object.keys(empty).filter((name) => !ownOfEach.some((own) => own === name));
  return {
    ...empty,
    ...Object.fromEntries(shared.map((name) => [name, Reflect.get(record, name)])),
    ...(kind === 'recompete' && {
      isRecompete: true,
      originalOpportunity: { id: record.id, name: record.solicitationName },
    }),
  };
};
