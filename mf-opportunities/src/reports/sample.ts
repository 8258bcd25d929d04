import type { ReportAnswer, ReportRecord, ReportRow } from '@bidwright/contract-opportunities';
import { pointing, status } from '../testing/samples.ts';

/** A pipeline as its service answers it. */
export const pipelineAnswer: ReportAnswer = {
  by: 'status',
  across: null,
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

const [qualifying, writing] = pipelineAnswer.rows;
const part = (key: string, name: string, of: ReportRow | undefined) => ({ key, name, figures: of?.figures ?? {} });
const parts = [part('teams-cloud', 'Digital and Cloud', qualifying), part('teams-Health', 'Health', writing)];

/** The same, of which one team has each row. */
export const splitAnswer: ReportAnswer = {
  ...pipelineAnswer,
  across: 'team',
  rows: pipelineAnswer.rows.map((row, at) => ({ ...row, parts: parts.slice(at, at + 1) })),
  parts,
};

const worthless = { bids: 2, value: 0, weighted: 0, unpriced: 2 };

/** The same, with bids that have no amount. */
export const worthlessAnswer: ReportAnswer = {
  ...pipelineAnswer,
  rows: [{ key: status.writing.id, name: 'Writing', figures: worthless }],
  totals: worthless,
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
