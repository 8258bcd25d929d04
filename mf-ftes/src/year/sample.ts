import type { OpportunityStatus } from '@bidwright/contract-admin';
import { monthLabel, type Projection, spanOf } from '@bidwright/contract-ftes';

const kept = { version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };

/** For tests: a status named by its id. */
export const sampleStatus = (
  id: string,
  category: OpportunityStatus['category'],
  defaultChance: number,
): OpportunityStatus => ({
  ...kept,
  id,
  name: id,
  description: null,
  order: null,
  status: 'Active',
  category,
  color: null,
  defaultChance,
  stuckAfterDays: null,
  requiredFields: [],
  requiredDocuments: [],
});

/** For tests: the months of a person on a bid. */
export const sampleProjection = (
  name: string,
  oppStatus: string,
  shares: [year: number, month: number, share: number][],
  fte = { id: 'ann', name: 'Ann Lee' },
): Projection => ({
  ...kept,
  id: `${fte.id}-${name}`,
  fte,
  opportunity: { id: `o-${name}`, name },
  oppStatus: { id: oppStatus, name: oppStatus },
  openRole: null,
  frequency: 'Monthly',
  contractType: null,
  oppTeams: [],
  oppManager: null,
  oppOwner: null,
  fteTeams: [],
  kind: 'planned',
  ...spanOf({ entries: shares.map(([year, month]) => ({ year, month })) }),
  entries: shares.map(([year, month, percentAllocated]) => ({
    year,
    month,
    monthLabel: monthLabel(month),
    percentAllocated,
  })),
  note: null,
  status: 'Active',
});
