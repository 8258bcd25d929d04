import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useRef } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import { Dragging } from '../dragging/Dragging.tsx';
import type { CalendarDate } from '../state/listState.ts';
import { DayCell } from './DayCell.tsx';
import { EntryFace } from './EntryFace.tsx';
import { nextDay } from './nextDay.ts';
import { dayByKey } from './weeks.ts';

export interface MonthGridProps {
  weeks: string[][];
  month: string;
  today: string;
  /** The day that takes the focus. */
  active: string;
  field: CalendarDate;
  bids: readonly BidRow[];
  /** Days only count their entries. */
  small: boolean;
  onDay: (day: string) => void;
  onMove: (bid: BidRow, day: string) => void;
}

const head = {
  padding: 1,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  textAlign: 'center',
  bgcolor: 'surface.sunk',
  border: 1,
  borderColor: 'divider',
} as const;

const lifted = (bid: BidRow) => <EntryFace bid={bid} lifted />;

/** The days of a month as a grid: arrow keys go from day to day, Enter into a day's entries, Space lifts an entry. */
export const MonthGrid = (props: MonthGridProps) => {
  const { weeks, month, today, active, field, bids, small, onDay, onMove } = props;
  const intl = useIntl();
  const grid = useRef<HTMLTableElement>(null);
  const weekday = (day: string) =>
    intl.formatDate(new Date(`${day}T12:00:00Z`), { weekday: small ? 'narrow' : 'short', timeZone: 'UTC' });

  const goTo = (day: string) => {
    onDay(day);
    // The day may be of a month that is drawn only now.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus());
  };

  return (
    <Dragging
      bids={bids}
      next={nextDay}
      placeName={(day) => intl.formatDate(new Date(`${day}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })}
      keys="opportunities.calendar.keys"
      onDrop={(bid, day) => bid[field] !== day && onMove(bid, day)}
      lifted={lifted}
    >
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={intl.formatMessage({ id: 'opportunities.layout.calendar' })}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', bgcolor: 'background.paper' }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <Box component="th" scope="col" key={day} sx={head}>
                <bdi>{weekday(day)}</bdi>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  outside={!day.startsWith(month.slice(0, 7))}
                  isToday={day === today}
                  isActive={day === active}
                  small={small}
                  bids={bids.filter((bid) => bid[field] === day)}
                  onPick={onDay}
                  onKey={(key, rightToLeft) => {
                    const to = dayByKey(key, day, rightToLeft);
                    if (to) goTo(to);
                    return Boolean(to);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Dragging>
  );
};
