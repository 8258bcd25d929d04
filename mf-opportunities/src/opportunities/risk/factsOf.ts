import type { Change } from '@bidwright/contract-kit';
import type { RiskFacts } from '@bidwright/contract-opportunities';
import { daysBetween } from '@bidwright/remote-kit/ui';
import type { OpportunityRecord } from '../OpportunityRecord.ts';

interface Known {
  today: string;
  log: readonly Change[];
  decisions: readonly { kind: string }[];
  documents: ReadonlySet<string>;
  missing: number;
  others: readonly { id: string }[];
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Days since a day that has passed. */
const late = (day: string | null, today: string) => (day && day < today ? daysBetween(day, today) : null);

/** What the page knows of a bid, as the risk is worked out from it. */
export const factsOf = (record: OpportunityRecord, known: Known): RiskFacts => {
  const { today, log, decisions, documents, missing, others } = known;
  const moved = log.findLast(({ field }) => field === 'dueDate');
  const isAnswered = documents.has('rfiResponseOrCapability');
  const isGo = decisions.some(({ kind }) => kind === 'Go');
  return {
    daysLeft: daysBetween(today, record.dueDate),
    missing,
    hasManager: record.rfpManager !== null,
    questionsLate: isAnswered ? null : late(record.dateQnA, today),
    decisionLate: isGo ? null : late(record.decisionDueDate, today),
    others: others.filter(({ id }) => id !== record.id).length,
    dueMoved: moved ? Math.max(0, daysBetween(dayOf(moved.dateUpdated), today)) : null,
    untouched: Math.max(0, daysBetween(dayOf(record.dateUpdated), today)),
  };
};
