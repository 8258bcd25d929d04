import { addMonths } from '@bidwright/contract-kit/days';
import { today } from '@bidwright/remote-kit/ui';
import { useDocuments, useOpportunities } from '../../../api.ts';
import type { OpportunityRecord } from '../../../opportunities/OpportunityRecord.ts';
import { dueForRecompete, window } from './dueForRecompete.ts';

const inUse = { field: 'status', is: 'eq', value: 'Active' } as const;

/** Projects of which at most so many are looked at, the next to end first. */
const max = 200;

export interface EndingProject {
  record: OpportunityRecord;
  end: string;
}

/** Projects that end soon and of which no recompete is on its way. Undefined until that is known. */
export const useEnding = (): EndingProject[] | undefined => {
  const day = today();
  const contracts = useDocuments({
    where: [
      { field: 'documentType.value', is: 'eq', value: 'signedContractScope' },
      inUse,
      { field: 'endDate', is: 'ge', value: addMonths(day, window.from) },
      { field: 'endDate', is: 'le', value: addMonths(day, window.to) },
    ],
    sort: { field: 'endDate' },
    limit: max,
  }).rows;
  const ids = [...new Set(contracts?.flatMap(({ opportunityId }) => opportunityId ?? []))];
  // A list of no ids fits nothing, which is what is wanted until the contracts are known.
  const begun = useOpportunities({
    where: [{ field: 'originalOpportunity', is: 'in', value: ids }, inUse],
    limit: max,
  }).rows;
  const projects = useOpportunities({ where: [{ field: 'id', is: 'in', value: ids }, inUse], limit: max }).rows;
  if (!contracts || !begun || !projects) return undefined;
  const started = new Set(begun.flatMap(({ originalOpportunity }) => originalOpportunity?.id ?? []));
  const byId = new Map(projects.map((record) => [record.id, record]));
  return dueForRecompete(contracts, started).flatMap(({ id, end }) => {
    const record = byId.get(id);
    return record ? [{ record, end }] : [];
  });
};
