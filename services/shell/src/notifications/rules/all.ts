import type { RecordEvent } from '@bidwright/contract-kit';
import { allocationChanged } from './allocated.ts';
import { assignedToBid, assignedToReview, assignedToTeam } from './assigned.ts';
import { commented } from './commented.ts';
import { decisionRecorded } from './decisionRecorded.ts';
import { documentAdded } from './documentAdded.ts';
import { dueChanged } from './dueChanged.ts';
import { jobEnded } from './jobEnded.ts';
import { opportunityCreated } from './opportunityCreated.ts';
import { overloaded } from './overloaded.ts';
import type { Rule } from './rule.ts';
import { statusChanged } from './statusChanged.ts';
import { userRegistered } from './userRegistered.ts';
import { userRenamed } from './userRenamed.ts';

const rules: Rule[] = [
  opportunityCreated,
  statusChanged,
  dueChanged,
  assignedToBid,
  assignedToTeam,
  assignedToReview,
  decisionRecorded,
  documentAdded,
  commented,
  allocationChanged,
  overloaded,
  userRegistered,
  userRenamed,
  jobEnded,
];

/** The topic of an event: `<service>.<collection>[/<sub>].<kind>`. */
export const topicOf = ({ service, col, sub, kind }: RecordEvent): string =>
  `${service}.${col}${sub === undefined ? '' : `/${sub}`}.${kind}`;

const ofAnyService = (topic: string) => topic.replace(/^[^.]+/, '*');

/** The rules that an event concerns. */
export const rulesFor = (topic: string): Rule[] =>
  rules.filter(({ on }) => on.includes(topic) || on.includes(ofAnyService(topic)));
