import { isReportId, type ReportId } from '@bidwright/contract-opportunities';
import { personal } from '@bidwright/remote-kit/personal';
import { usePerson } from '@bidwright/shell-api';
import { useEffect } from 'react';

type Runs = Partial<Record<ReportId, number>>;

/** When a person last had each report's figures in sight, on this device, in milliseconds. */
const runs = personal('opportunities.reportRuns', (kept): Runs => {
  const known = Object.entries(Object(kept)).filter(([id, time]) => isReportId(id) && typeof time === 'number');
  return Object.fromEntries(known);
});

export const useRuns = (): Runs => runs.read(usePerson().id);

/** Remembers that the person has a report's figures in sight. */
export const useRememberRun = (report: ReportId, isRun: boolean): void => {
  const { id } = usePerson();
  useEffect(() => {
    if (isRun) runs.keep(id, { ...runs.read(id), [report]: Date.now() });
  }, [id, report, isRun]);
};
