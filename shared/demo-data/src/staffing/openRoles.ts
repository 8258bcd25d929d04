import { projections, spanOf } from '@bidwright/contract-ftes';
import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { type StatusName, skillList } from '../admin/lists.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, referTo } from '../records.ts';
import { monthAfter, monthAt, range } from './months.ts';

const skill = referTo('skills', skillList);

/** Whom bids of some statuses still look for. */
const looked: { status: StatusName; title: string; count: number; skill: ReturnType<typeof skill>; level: 2 | 3 }[] = [
  { status: 'Submitted', title: 'Data Scientist', count: 1, skill: skill('Python'), level: 3 },
  { status: 'Writing', title: 'Engineer', count: 2, skill: skill('Cloud architecture'), level: 2 },
];

const months = 6;
const half = 0.5;

/** Open roles of the first bid of each status; `first` is the place of the first record. */
export const openRoleRecords = (bids: readonly Lived[], first: number): RecordOf<typeof projections>[] =>
  looked.flatMap(({ status, ...openRole }, n) => {
    const bid = bids.find(({ plan }) => plan.status === status);
    if (!bid) return [];
    const { record, plan } = bid;
    const entries = range(monthAfter(plan.award), months).map((month) => ({
      ...monthAt(month),
      percentAllocated: half,
    }));
    return [
      {
        ...emptyInput(projections),
        openRole,
        opportunity: { id: record.id, name: record.solicitationName },
        oppStatus: record.opportunityStatus,
        entries,
        ...spanOf({ entries }),
        oppTeams: record.teamsInvolved,
        oppManager: record.rfpManager,
        oppOwner: record.ownerUser,
        ...kept('projections', first + n, record.dateUpdated, record.rfpManager),
      },
    ];
  });
