import { mayUpdate } from '@bidwright/contract-kit';
import { startOfMonth } from '@bidwright/contract-kit/days';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Failed, today as todayHere, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useEdits } from '../../bid/edits/useEdits.tsx';
import { cardFields } from '../board/cardFields.ts';
import type { ListState } from '../state/listState.ts';
import { chosenBy } from '../state/queryOf.ts';
import { useBidRows } from '../state/useBidRows.ts';
import { useMeaning } from '../state/useMeaning.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { weeksOf } from './weeks.ts';

interface CalendarPageProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

/** Entries of one month at most: no one reads more, and the filters make it fewer. */
const max = 200;

const entryFields = ['solicitationName', 'opportunityStatus', mayUpdate];

/** A month with the bids that have a date in it, to be moved to another day. */
export const CalendarPage = ({ state, change }: CalendarPageProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const edits = useEdits();
  const today = state.asOf ?? todayHere();
  const month = state.month ?? startOfMonth(today);
  const weeks = weeksOf(month);
  const field = state.dates;
  const [day, setDay] = useState(month === startOfMonth(today) ? today : month);
  const active = startOfMonth(day) === month ? day : month;
  const { where, ...chosen } = chosenBy(state, useMeaning(state));
  const { rows, total, error, isFetching, refetch } = useBidRows({
    where: [
      ...where,
      { field, is: 'ge', value: weeks[0]?.[0] ?? month },
      { field, is: 'le', value: weeks.at(-1)?.[6] ?? month },
    ],
    ...chosen,
    sort: { field },
    limit: max,
    // A small month only counts, and below it are cards.
    fields: [field, ...(small ? cardFields : entryFields)],
  });
  const bids = rows?.map(edits.shown);
  const show = (first: string) => change({ month: first === startOfMonth(today) ? undefined : first });
  const go = (to: string) => {
    setDay(to);
    if (startOfMonth(to) !== month) show(startOfMonth(to));
  };
  return (
    <Box aria-busy={isFetching}>
      <CalendarHead month={month} dates={field} onMonth={show} onDates={(dates) => change({ dates })} />
      {error && (
        <Failed
          title={intl.formatMessage(
            { id: 'kit.table.failed' },
            { name: intl.formatMessage({ id: 'opportunities.layout.calendar' }) },
          )}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      )}
      {total !== undefined && total > max && (
        <Alert severity="info" sx={{ marginBlockEnd: 1 }}>
          <FormattedMessage id="opportunities.calendar.most" values={{ max, total }} />
        </Alert>
      )}
      <MonthGrid
        weeks={weeks}
        month={month}
        today={today}
        active={active}
        field={field}
        bids={bids ?? []}
        small={small}
        onDay={go}
        onMove={(bid, to) => void edits.save(bid, { [field]: to } satisfies Partial<OpportunityInput>)}
      />
      {small && <Agenda day={active} bids={bids?.filter((bid) => bid[field] === active)} />}
      {edits.dialog}
    </Box>
  );
};
