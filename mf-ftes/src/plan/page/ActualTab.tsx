import type { Reference } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Card, Empty, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import { useProjections } from '../../api.ts';
import { useActuals } from '../../hours/api.ts';
import { HoursSheet } from '../../hours/page/HoursSheet.tsx';
import { mayWriteHours } from '../../hours/rights.ts';
import { spanOfHours } from '../../hours/span.ts';
import type { Bid } from '../load/api.ts';

/** The most people that one bid shows. */
const max = 200;

/** What people have worked on a bid, beside what was planned for them. */
export const ActualTab = ({ bid }: { bid: Bid }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const person = usePerson();
  const ofBid = { field: 'opportunity', is: 'eq', value: bid.id } as const;
  const actuals = useActuals({ where: [ofBid], limit: max });
  const plans = useProjections({ where: [ofBid, { field: 'kind', is: 'eq', value: 'planned' }], limit: max });
  const error = actuals.error ?? plans.error;
  const isThere = actuals.rows && plans.rows;
  if (error && !isThere)
    return (
      <Failed
        title={intl.formatMessage({ id: 'ftes.hours.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void Promise.all([actuals.refetch(), plans.refetch()])}
      />
    );
  if (!actuals.rows || !plans.rows)
    return (
      <Card>
        <LoadingRows rows={8} />
      </Card>
    );
  const expected = plans.rows.flatMap(({ fte, status }): Reference[] => (fte && status === 'Active' ? [fte] : []));
  if (actuals.rows.length === 0 && expected.length === 0)
    return (
      <Card>
        <Empty
          icon={<Schedule />}
          title={intl.formatMessage({ id: 'ftes.hours.none' })}
          text={intl.formatMessage({ id: 'ftes.hours.none.text' })}
        />
      </Card>
    );
  const opportunity = { id: bid.id, name: bid.solicitationName };
  return (
    <HoursSheet
      actuals={actuals.rows}
      plans={plans.rows}
      rowsOf="fte"
      expected={expected}
      span={spanOfHours(actuals.rows, plans.rows)}
      editable={mayWriteHours(person, {
        oppTeams: bid.teamsInvolved,
        oppManager: bid.rfpManager,
        oppOwner: bid.ownerUser,
      })}
      pair={(fte) => ({ fte, opportunity })}
      label={intl.formatMessage({ id: 'ftes.hours.grid' })}
      heading={intl.formatMessage({ id: 'ftes.plan.person' })}
      fileName={`hours ${bid.solicitationName}`}
      refetch={actuals.refetch}
    />
  );
};
