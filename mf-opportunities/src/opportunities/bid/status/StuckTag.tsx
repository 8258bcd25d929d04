import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag } from '@bidwright/remote-kit/ui';
import Hourglass from '@mui/icons-material/HourglassBottomOutlined';
import { useState } from 'react';
import { useStatuses } from '../../../api.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { endOf } from '../past/asOf.ts';
import { useShownDay } from '../past/shownDay.ts';
import { stuckDays } from './stuckDays.ts';

/** Says that a bid has been in its status for longer than the status allows, and for how long. */
export const StuckTag = ({ record }: { record: BidRow }) => {
  const day = useShownDay();
  const [now] = useState(() => (day ? endOf(day) * 1000 : Date.now()));
  const status = useStatuses().data?.find(({ id }) => id === record.opportunityStatus.id);
  const days = stuckDays(status, record.inStatusSince, now);
  if (days === undefined) return null;
  return (
    <Tag tone="warning" icon={<Hourglass />}>
      <FormattedMessage id="opportunities.stuck" values={{ days }} />
    </Tag>
  );
};
