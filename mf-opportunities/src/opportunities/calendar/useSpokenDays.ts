import { useIntl } from '@bidwright/remote-kit/intl';
import type { DndContextProps } from '@dnd-kit/core';
import type { OpportunityRecord } from '../OpportunityRecord.ts';

/** What is said to those who do not see an entry move. */
export const useSpokenDays = (bids: readonly OpportunityRecord[]): DndContextProps['accessibility'] => {
  const intl = useIntl();
  const nameOf = (id: string | number) => bids.find((bid) => bid.id === id)?.solicitationName ?? '';
  const say = (what: string, id: string | number, day?: string | number) => {
    const status = day ? intl.formatDate(new Date(`${day}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' }) : '';
    return intl.formatMessage({ id: `opportunities.board.spoken.${what}` }, { name: nameOf(id), status });
  };
  return {
    screenReaderInstructions: { draggable: intl.formatMessage({ id: 'opportunities.calendar.keys' }) },
    announcements: {
      onDragStart: ({ active }) => say('lifted', active.id),
      onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => say(over ? 'dropped' : 'back', active.id, over?.id),
      onDragCancel: ({ active }) => say('back', active.id),
    },
  };
};
