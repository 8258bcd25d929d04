import { parts } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Money } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { type ActualCost, useOpportunitySub } from '../../../../api.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { Line } from '../Line.tsx';
import { PartCard } from '../PartCard.tsx';
import { monthsOf } from './monthsOf.ts';

/** What the work has cost by month, as it was imported. Only for who may see actual costs. */
export const CostsCard = ({ record }: { record: OpportunityRecord }) => {
  const mayRead = can(parts.actualCosts.rights.read, usePerson(), record);
  return mayRead ? <Costs id={record.id} /> : null;
};

const Costs = ({ id }: { id: string }) => {
  const intl = useIntl();
  const reading = useOpportunitySub<ActualCost>(id, 'actualCosts');
  const months = monthsOf(reading.data ?? []);
  return (
    <PartCard
      title={intl.formatMessage({ id: 'opportunities.costs.title' })}
      reading={{ ...reading, data: reading.data && months }}
      empty={intl.formatMessage({ id: 'opportunities.costs.none' })}
      note={intl.formatMessage({ id: 'opportunities.costs.readOnly' })}
    >
      {({ year, month, amount }) => (
        <Line fact={<Money amount={amount} />}>
          {intl.formatDate(new Date(Date.UTC(year, month - 1)), { timeZone: 'UTC', month: 'long', year: 'numeric' })}
        </Line>
      )}
    </PartCard>
  );
};
