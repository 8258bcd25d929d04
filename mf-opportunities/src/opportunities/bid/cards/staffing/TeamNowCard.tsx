import { parts } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { PersonAvatar } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { Line } from '../Line.tsx';
import { PartCard } from '../PartCard.tsx';
import { teamIn } from './loadOf.ts';
import { thisMonth } from './thisMonth.ts';
import { usePlans } from './usePlans.ts';

const Team = ({ id }: { id: string }) => {
  const intl = useIntl();
  const { rows, ...reading } = usePlans(id);
  const members = rows && teamIn(rows, thisMonth());
  return (
    <PartCard
      title={intl.formatMessage({ id: 'opportunities.teamNow.title' })}
      reading={{ ...reading, data: members, error: reading.error }}
      empty={intl.formatMessage({ id: 'opportunities.teamNow.none' })}
    >
      {({ name, part, until }) => (
        <Line
          sign={<PersonAvatar name={name} named />}
          fact={
            <FormattedMessage
              id="opportunities.teamNow.until"
              values={{
                month: intl.formatDate(new Date(Date.UTC(until.year, until.month - 1)), {
                  timeZone: 'UTC',
                  month: 'short',
                  year: 'numeric',
                }),
              }}
            />
          }
        >
          <bdi>{name}</bdi> · {intl.formatNumber(part, { style: 'percent' })}
        </Line>
      )}
    </PartCard>
  );
};

/** Who works on a project this month, how much and until when. Only for who may see plans. */
export const TeamNowCard = ({ record }: { record: OpportunityRecord }) =>
  can(parts.amounts.rights.read, usePerson(), record) ? <Team id={record.id} /> : null;
