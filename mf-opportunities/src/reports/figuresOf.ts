import { figuresIn, type ReportAnswer, type ReportId } from '@bidwright/contract-opportunities';

/** The figures that an answer tells of, in their order: without weighed ones where it was asked to be plain. */
export const figuresOf = (report: ReportId, { totals }: Pick<ReportAnswer, 'totals'>): string[] =>
  figuresIn(report, Object.hasOwn(totals, 'weighted'));
