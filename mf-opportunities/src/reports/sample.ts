import type { ReportAnswer, ReportRecord } from '@bidwright/contract-opportunities';
import { pointing, status } from '../testing/samples.ts';

/** A pipeline as its service answers it. */
export const pipelineAnswer: ReportAnswer = {
  by: 'status',
  from: '2026-10-23',
  to: '2026-11-22',
  rows: [
    {
      key: status.qualifying.id,
      name: 'Qualifying',
      figures: { bids: 3, value: 900_000, weighted: 225_000, unpriced: 1 },
    },
    {
      key: status.writing.id,
      name: 'Writing',
      figures: { bids: 2, value: 4_000_000, weighted: 2_000_000, unpriced: 0 },
    },
  ],
  totals: { bids: 5, value: 4_900_000, weighted: 2_225_000, unpriced: 1 },
  without: {},
  previous: null,
};

export const reportRecord = (id: string, solicitationName: string): ReportRecord => ({
  id,
  solicitationName,
  solicitationNumber: '9X12AB26R0047',
  client: { id: 'client', name: 'Office of Coastal Statistics' },
  opportunityStatus: pointing(status.writing),
  dueDate: '2026-12-24',
  estimatedBudgetAmount: 4_200_000,
  notesLostDropped: null,
  pointsLostOnSections: null,
});
