import { isReportId, type ReportId } from '@bidwright/contract-opportunities';
import { usePerson } from '@bidwright/shell-api';
import { useEffect } from 'react';

type Runs = Partial<Record<ReportId, number>>;

const keyOf = (personId: string) => `bidwright.opportunities.reportRuns.${personId}`;

/** When a person last had each report's figures in sight, on this device, in milliseconds. */
const runsOf = (personId: string): Runs => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '{}');
    const runs = Object.entries(Object(kept)).filter(([id, time]) => isReportId(id) && typeof time === 'number');
    return Object.fromEntries(runs);
  } catch {
    return {};
  }
};

export const useRuns = (): Runs => runsOf(usePerson().id);

/** Remembers that the person has a report's figures in sight. A browser that keeps nothing remembers nothing. */
export const useRememberRun = (report: ReportId, isRun: boolean): void => {
  const { id } = usePerson();
  useEffect(() => {
    if (!isRun) return;
    try {
      localStorage.setItem(keyOf(id), JSON.stringify({ ...runsOf(id), [report]: Date.now() }));
    } catch {
      // When it was opened is a convenience.
    }
  }, [id, report, isRun]);
};
