import type { KanbanStory } from '@bidwright/contract-template-demo/api';
import { Stack } from '@bidwright/remote-kit/ui';
import { useDemo, useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';
import { OneLine } from './OneLine.tsx';
import { Story } from './Story.tsx';
import { type Board, inOrder } from './useBoard.ts';

interface BacklogProps {
  board: Board;
  stories: readonly KanbanStory[];
  onOpen: (item: string) => void;
}

/** Stories in their order, each with the items that it takes. */
export const Backlog = ({ board, stories, onOpen }: BacklogProps) => {
  const text = useText();
  const sayError = useSayError();
  const { data: order = [] } = useDemo('GET /api/kanban/userstory-order');
  const [add] = useDemoSend('POST /api/kanban/add-story');
  const [reorder] = useDemoSend('POST /api/kanban/update-story-order', {
    of: 'GET /api/kanban/userstory-order',
    after: (_before, { storyOrder }) => storyOrder,
  });
  const shift = async (id: string, by: 1 | -1) => {
    const others = order.filter((one) => one !== id);
    sayError(await reorder({ storyOrder: others.toSpliced(order.indexOf(id) + by, 0, id) }));
  };
  const shown = inOrder(order, stories);
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 860 }}>
      {shown.map((story, at) => (
        <Story
          key={story.id}
          story={story}
          board={board}
          onUp={at > 0 ? () => void shift(story.id, -1) : undefined}
          onDown={at < shown.length - 1 ? () => void shift(story.id, 1) : undefined}
          onOpen={onOpen}
        />
      ))}
      <OneLine label={text('kanban.newStory')} action={text('kanban.add')} onDone={(title) => add({ title })} />
    </Stack>
  );
};
