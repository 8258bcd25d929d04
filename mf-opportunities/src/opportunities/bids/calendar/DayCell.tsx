import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase, useTheme } from '@bidwright/remote-kit/ui';
import { useDroppable } from '@dnd-kit/core';
import { type KeyboardEvent, useState } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import { Entry } from './Entry.tsx';

interface DayCellProps {
  day: string;
  /** It belongs to the month before or after. */
  outside: boolean;
  isToday: boolean;
  isActive: boolean;
  small: boolean;
  bids: readonly BidRow[];
  onPick: (day: string) => void;
  /** Answers whether the key led anywhere. */
  onKey: (key: string, rightToLeft: boolean) => boolean;
}

const few = 3;

const entriesIn = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>('[data-entry]')];

/** From a day into its entries, up and down between them, and back to the day. Answers whether the key did any of it. */
const moveInside = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean => {
  const entries = entriesIn(currentTarget);
  const at = entries.findIndex((entry) => entry === target);
  const to =
    at < 0 ? (key === 'Enter' ? entries[0] : undefined) : { ArrowDown: entries[at + 1], ArrowUp: entries[at - 1] }[key];
  if (to) to.focus();
  else if (at >= 0 && key === 'Escape') currentTarget.focus();
  else return false;
  return true;
};

/** One day: its number and its entries. */
export const DayCell = ({ day, outside, isToday, isActive, small, bids, onPick, onKey }: DayCellProps) => {
  const intl = useIntl();
  const rightToLeft = useTheme().direction === 'rtl';
  const { setNodeRef, isOver, active } = useDroppable({ id: day });
  const [all, setAll] = useState(false);
  const noon = new Date(`${day}T12:00:00Z`);
  const shown = small ? [] : all ? bids : bids.slice(0, few);
  const name = intl.formatMessage(
    { id: 'opportunities.calendar.day' },
    { day: intl.formatDate(noon, { dateStyle: 'full', timeZone: 'UTC' }), count: bids.length },
  );
  return (
    <Box
      component="td"
      ref={setNodeRef}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={small ? isActive : undefined}
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onPick(day)}
      onKeyDown={(event) => {
        // While an entry is lifted, the keys are its own.
        if (active || event.altKey || event.ctrlKey || event.metaKey) return;
        const led = moveInside(event) || (event.target === event.currentTarget && onKey(event.key, rightToLeft));
        if (led) event.preventDefault();
      }}
      sx={{
        // Of a cell of a table it is the least.
        height: small ? 48 : 112,
        verticalAlign: 'top',
        padding: 0.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: isOver || (small && isActive) ? 'surface.tint' : outside ? 'surface.sunk' : undefined,
        outline: isOver ? '2px solid' : undefined,
        outlineColor: 'primary.main',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        outlineOffset: -2,
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        <Box
          aria-hidden
          sx={{
            alignSelf: small ? 'center' : 'flex-start',
            display: 'grid',
            placeItems: 'center',
            minWidth: 24,
            height: 24,
            borderRadius: '12px',
            typography: 'caption',
            color: outside ? 'text.tertiary' : 'text.secondary',
            ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 }),
          }}
        >
          {intl.formatDate(noon, { day: 'numeric', timeZone: 'UTC' })}
        </Box>
        {small && bids.length > 0 && (
          <Box aria-hidden sx={{ alignSelf: 'center', typography: 'overline', color: 'primary.main', fontWeight: 600 }}>
            {intl.formatNumber(bids.length)}
          </Box>
        )}
        {shown.map((bid) => (
          <Entry key={bid.id} bid={bid} />
        ))}
        {!small && bids.length > few && (
          <ButtonBase
            data-entry
            tabIndex={-1}
            aria-expanded={all}
            onClick={() => setAll(!all)}
            sx={{ minHeight: 24, borderRadius: '4px', typography: 'caption', color: 'text.secondary' }}
          >
            {all ? (
              <FormattedMessage id="opportunities.parts.fewer" />
            ) : (
              <FormattedMessage id="opportunities.board.more" values={{ count: bids.length - few }} />
            )}
          </ButtonBase>
        )}
      </Box>
    </Box>
  );
};
