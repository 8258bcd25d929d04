import { planReaders } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Alert } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { usePlans } from '../../opportunities/bid/cards/staffing/usePlans.ts';
import { plannedAfter } from './plannedAfter.ts';

interface PlannedAfterEndProps {
  /** The project. */
  id: string;
  /** The last day of its contract. */
  end: string;
}

const Warning = ({ id, end }: PlannedAfterEndProps) => {
  const intl = useIntl();
  const { rows } = usePlans(id);
  const found = rows && plannedAfter(rows, end);
  if (!found) return null;
  const { people, until } = found;
  const month = intl.formatDate(Date.UTC(until.year, until.month - 1), {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
  });
  return (
    <Alert severity="warning">
      <FormattedMessage id="opportunities.project.alert.plannedAfter" values={{ people, month }} />
    </Alert>
  );
};

/** Warns of people who are planned for a project when its contract has ended. Only for who may see plans. */
export const PlannedAfterEnd = (project: PlannedAfterEndProps) =>
  can(planReaders, usePerson()) ? <Warning {...project} /> : null;
