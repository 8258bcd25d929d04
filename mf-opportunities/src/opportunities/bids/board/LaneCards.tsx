import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, useDeferredValue, useEffect, useRef, useState } from 'react';
import { DraggableCard } from './DraggableCard.tsx';
import type { LaneProps } from './laneProps.ts';
import type { Lane } from './lanes.ts';

interface LaneCardsProps extends Pick<LaneProps, 'lanes' | 'note' | 'onMove' | 'onWhole' | 'onMore'> {
  lane: Lane;
  /** How many of its cards are in sight when the board opens. */
  atOnce: number;
}

/** Cards that a column shows before it is asked for more. */
const few = 8;

const quiet = { color: 'text.secondary' };

/** The first cards of a column, and what shows the rest; those that no board takes stand in the table. */
export const LaneCards = (props: PropsWithChildren<LaneCardsProps>) => {
  const { lane, lanes, note, atOnce, onMove, onWhole, onMore, children } = props;
  const { place, count, bids } = lane;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLElement>(null);
  // What is in sight is drawn at once, the rest when that is done.
  const first = useDeferredValue(few, Math.min(few, atOnce));
  const more = count - Math.min(few, bids.length);
  const shown = all ? bids : bids.slice(0, first);
  useEffect(() => {
    // The button that was pressed is gone; what it brought comes next.
    if (all) list.current?.children[few]?.querySelector('a')?.focus();
  }, [all]);
  const unfold = () => {
    setAll(true);
    if (count > bids.length) onWhole();
  };
  return (
    <>
      <Box ref={list} component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((bid) => (
          <DraggableCard key={bid.id} record={bid} at={place.id} lanes={lanes} onMove={onMove} note={note?.(bid)} />
        ))}
      </Box>
      {children}
      {!all && more > 0 && (
        <Button size="small" onClick={unfold} sx={quiet}>
          <FormattedMessage id="opportunities.board.more" values={{ count: more }} />
        </Button>
      )}
      {all && count > bids.length && (
        <Button size="small" onClick={() => onMore(place.id)} sx={quiet}>
          <FormattedMessage id="opportunities.board.inTable" values={{ count: count - bids.length }} />
        </Button>
      )}
      {all && bids.length > few && (
        <Button size="small" onClick={() => setAll(false)} sx={quiet}>
          <FormattedMessage id="opportunities.parts.fewer" />
        </Button>
      )}
    </>
  );
};
