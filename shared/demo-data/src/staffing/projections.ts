import { projections, spanOf } from '@bidwright/contract-ftes';
import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { teamsOf, userAt } from '../admin/users.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';
import { type Assignment, assignments } from './assignments.ts';
import { monthAt } from './months.ts';
import { openRoleRecords } from './openRoles.ts';

const notes = [
  'Two days a week on site',
  'Until the data team is complete',
  'Shadows the lead in the first two months',
];

const entriesOf = ({ percent }: Assignment) =>
  [...percent].map(([month, share]) => ({ ...monthAt(month), percentAllocated: share / 100 }));

const recordOf = (assignment: Assignment, n: number): RecordOf<typeof projections> => {
  const {
    bid: { record },
    person,
  } = assignment;
  const entries = entriesOf(assignment);
  return {
    ...emptyInput(projections),
    fte: userAt(person),
    opportunity: { id: record.id, name: record.solicitationName },
    oppStatus: record.opportunityStatus,
    entries,
    ...spanOf({ entries }),
    oppTeams: record.teamsInvolved,
    oppManager: record.rfpManager,
    oppOwner: record.ownerUser,
    fteTeams: teamsOf(person),
    note: n % 12 === 5 ? nth(notes, n) : null,
    ...kept('projections', n, record.dateUpdated, record.rfpManager),
  };
};

/** Who is planned for which bid, month by month, and whom bids still look for. */
export const projectionRecords = (today: string, bids: readonly Lived[]): RecordOf<typeof projections>[] => {
  const planned = assignments(today, bids).map(recordOf);
  return [...planned, ...openRoleRecords(bids, planned.length)];
};
