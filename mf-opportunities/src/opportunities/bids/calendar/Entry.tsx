import { Link } from '@bidwright/remote-kit/ui';
import { useDraggable } from '@dnd-kit/core';
import { recordAddress } from '../../addresses.ts';
import { useEditRights } from '../../bid/edits/useEditRights.ts';
import { useShownDay } from '../../bid/past/shownDay.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { EntryFace } from './EntryFace.tsx';

/** A bid in its day. It opens its record, and goes to another day where the person may change it. */
export const Entry = ({ bid }: { bid: BidRow }) => {
  const { mayEdit } = useEditRights();
  const day = useShownDay();
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: bid.id, disabled: !mayEdit(bid) });
  return (
    <Link
      ref={setNodeRef}
      href={recordAddress(bid, day)}
      title={`${bid.solicitationName} · ${bid.opportunityStatus.name}`}
      data-entry
      draggable={false}
      tabIndex={-1}
      underline="none"
      {...listeners}
      aria-describedby={mayEdit(bid) ? attributes['aria-describedby'] : undefined}
      sx={{ display: 'block', minWidth: 0, opacity: isDragging ? 0.35 : undefined, touchAction: 'manipulation' }}
    >
      <EntryFace bid={bid} />
    </Link>
  );
};
