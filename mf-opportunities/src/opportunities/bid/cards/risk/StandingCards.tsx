import type { Change } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { deadlineRisk, missingFor } from '@bidwright/contract-opportunities';
import { today } from '@bidwright/remote-kit/ui';
import { type Decision, useOpportunities, useOpportunitySub, useStatuses } from '../../../../api.ts';
import { usePlan } from '../../../../proposal/proposalApi.ts';
import { useStatusLook } from '../../../field/status/useStatusLook.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { useDocumentsOf } from '../documents/useDocumentsOf.ts';
import { PlanCard } from '../plan/PlanCard.tsx';
import { factsOf } from './factsOf.ts';
import { MissingCard } from './MissingCard.tsx';
import { RiskCard } from './RiskCard.tsx';
import { StandingSkeleton } from './StandingSkeleton.tsx';
import { usePaces } from './usePaces.ts';

/** How a bid stands: whether it will be ready in time, and what it lacks. Shown once all is known that they follow from. */
export const StandingCards = ({ record }: { record: OpportunityRecord }) => {
  const look = useStatusLook();
  const { data: statuses = [] } = useStatuses();
  const { category } = look(record.opportunityStatus);
  const open = statuses.filter((status) => status.category === 'Open').map(({ id }) => id);
  const { rows: documents } = useDocumentsOf(record.id);
  const { data: log } = useOpportunitySub<Change>(record.id, 'changeLog');
  const { data: decisions } = useOpportunitySub<Decision>(record.id, 'decisions');
  const { rows: others } = useOpportunities({
    where: [
      { field: 'rfpManager', is: 'in', value: record.rfpManager ? [record.rfpManager.id] : [] },
      { field: 'opportunityStatus', is: 'in', value: open },
      { field: 'dueDate', is: 'ge', value: addDays(record.dueDate, -7) },
      { field: 'dueDate', is: 'le', value: addDays(record.dueDate, 7) },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    limit: 25,
  });
  const { data: paces, error } = usePaces();
  const isOpen = category === 'Open';
  const asked = { opportunityId: record.id, today: today() };
  const { data: plan, error: noPlan } = usePlan(asked, { skip: !isOpen });
  if (!documents || !log || !decisions || !others || !(paces || error) || !(plan || noPlan || !isOpen))
    return isOpen && <StandingSkeleton />;
  const kinds = new Set(documents.flatMap(({ documentType }) => documentType?.value ?? []));
  const missing = missingFor(category, record, kinds);
  const known = { today: today(), log, decisions, documents: kinds, others, paces: paces ?? [], plan };
  return (
    <>
      {isOpen && <RiskCard risk={deadlineRisk(factsOf(record, known))} />}
      {plan && plan.steps.length > 0 && <PlanCard id={record.id} plan={plan} />}
      {missing.length > 0 && <MissingCard missing={missing} />}
    </>
  );
};
