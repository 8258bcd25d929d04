import type { User } from '@bidwright/contract-admin';
import { type Actual, monthNumber, type Projection } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Card } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { HoursSheet } from '../hours/page/HoursSheet.tsx';
import { mayWriteHours } from '../hours/rights.ts';
import { NoAllocations } from './NoAllocations.tsx';

interface PersonHoursProps {
  user: User;
  year: number;
  plans: Projection[];
  actuals: Actual[];
  /** Years that have some. */
  years: number[];
  onShow: (year: number) => void;
  refetch: () => unknown;
}

/** What a person has worked in a year, bid by bid, beside what was planned. */
export const PersonHours = ({ user, year, plans, actuals, years, onShow, refetch }: PersonHoursProps) => {
  const intl = useIntl();
  const person = usePerson();
  const isOfYear = ({ entries }: { entries: readonly { year: number }[] }) =>
    entries.some((entry) => entry.year === year);
  const worked = actuals.filter(isOfYear);
  const planned = plans.filter(isOfYear);
  if (worked.length === 0 && planned.length === 0)
    return (
      <Card>
        <NoAllocations year={year} years={years} onShow={onShow} />
      </Card>
    );
  const expected = planned.map(({ opportunity }): Reference => opportunity);
  const rows = new Set([...worked, ...planned].map(({ opportunity }) => opportunity.id));
  return (
    <HoursSheet
      key={year}
      // A record holds all years of a bid: what is kept of others stays with it.
      actuals={actuals.filter(({ opportunity }) => rows.has(opportunity.id))}
      plans={planned}
      rowsOf="opportunity"
      expected={expected}
      span={{ first: monthNumber({ year, month: 1 }), count: 12 }}
      editable={mayWriteHours(person, { fteTeams: user.teams })}
      pair={(opportunity) => ({ fte: { id: user.id, name: user.name ?? '' }, opportunity })}
      label={intl.formatMessage({ id: 'ftes.hours.grid' })}
      heading={intl.formatMessage({ id: 'ftes.bid' })}
      fileName={`hours ${user.name ?? ''} ${year}`}
      refetch={refetch}
    />
  );
};
