import { useIntl } from '@bidwright/remote-kit/intl';
import type { DndContextProps } from '@dnd-kit/core';
import type { Lane } from './lanes.ts';

/** What is said to those who do not see a card move. */
export const useSpokenMoves = (lanes: readonly Lane[]): DndContextProps['accessibility'] => {
  const intl = useIntl();
  const nameOf = (id: string | number) =>
    lanes.flatMap(({ bids }) => bids).find((bid) => bid.id === id)?.solicitationName ?? '';
  const statusOf = (id: string | number | undefined) => lanes.find(({ status }) => status.id === id)?.status.name ?? '';
  const say = (what: string, id: string | number, over?: string | number) =>
    intl.formatMessage({ id: `opportunities.board.spoken.${what}` }, { name: nameOf(id), status: statusOf(over) });
  return {
    screenReaderInstructions: { draggable: intl.formatMessage({ id: 'opportunities.board.keys' }) },
    announcements: {
      onDragStart: ({ active }) => say('lifted', active.id),
      onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => say(over ? 'dropped' : 'back', active.id, over?.id),
      onDragCancel: ({ active }) => say('back', active.id),
    },
  };
};
