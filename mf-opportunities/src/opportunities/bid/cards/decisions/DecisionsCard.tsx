import { parts } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { type Decision, useOpportunitySub } from '../../../../api.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { PartCard } from '../PartCard.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DecisionLine } from './DecisionLine.tsx';
import { inOrder } from './inOrder.ts';
import { SendEmail } from './SendEmail.tsx';
import { useDecisionName } from './useDecisionName.ts';

/** What was decided about the bid, the latest first. A decision stays as it was recorded. */
export const DecisionsCard = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const reading = useOpportunitySub<Decision>(record.id, 'decisions');
  const mayAdd = can(parts.decisions.rights.create, usePerson(), record);
  const nameOf = useDecisionName();
  const [adding, setAdding] = useState(false);
  const decisions = inOrder(reading.data ?? []);
  const replaced = new Set(decisions.map(({ supersedes }) => supersedes));
  return (
    <>
      <PartCard
        title={intl.formatMessage({ id: 'opportunities.decisions.title' })}
        reading={reading}
        entries={decisions}
        empty={intl.formatMessage({ id: 'opportunities.decisions.none' })}
        onAdd={mayAdd ? () => setAdding(true) : undefined}
        addLabel={intl.formatMessage({ id: 'opportunities.decisions.add' })}
      >
        {(decision) => (
          <DecisionLine
            decision={decision}
            isReplaced={replaced.has(decision.id)}
            mail={mayAdd && <SendEmail record={record} decision={decision} about={nameOf(decision)} />}
          />
        )}
      </PartCard>
      {adding && <DecisionDialog id={record.id} earlier={decisions} onClose={() => setAdding(false)} />}
    </>
  );
};
