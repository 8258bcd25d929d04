import { useIntl } from '@bidwright/remote-kit/intl';
import type { DndContextProps } from '@dnd-kit/core';
import type { BidRow } from '../../OpportunityRecord.ts';

export interface Spoken {
  /** What people call a place. */
  placeName: (place: string) => string;
  /** The message that says which keys move. */
  keys: string;
}

/** What is said to those who do not see a bid move. */
export const useSpokenMoves = (
  bids: readonly BidRow[],
  { placeName, keys }: Spoken,
): DndContextProps['accessibility'] => {
  const intl = useIntl();
  const nameOf = (id: string | number) => bids.find((bid) => bid.id === id)?.solicitationName ?? '';
  const say = (what: string, id: string | number, over?: string | number) =>
    intl.formatMessage(
      { id: `opportunities.board.spoken.${what}` },
      { name: nameOf(id), status: over === undefined ? '' : placeName(String(over)) },
    );
  return {
    screenReaderInstructions: { draggable: intl.formatMessage({ id: keys }) },
    announcements: {
      onDragStart: ({ active }) => say('lifted', active.id),
      onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => say(over ? 'dropped' : 'back', active.id, over?.id),
      onDragCancel: ({ active }) => say('back', active.id),
    },
  };
};
