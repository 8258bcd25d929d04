import type { ErrorInfo } from '@bidwright/contract-kit';
import { Box } from '@bidwright/remote-kit/ui';
import { useDemo } from '../client/index.ts';
import { useText } from '../useText.ts';
import { When } from '../When.tsx';
import { OneLine } from './OneLine.tsx';
import { inOrder } from './useBoard.ts';

interface CommentsProps {
  ids: readonly string[];
  onAdd: (text: string) => Promise<{ error?: ErrorInfo }>;
}

/** What was said about an item or a story, and where more is said. */
export const Comments = ({ ids, onAdd }: CommentsProps) => {
  const text = useText();
  const { data = [] } = useDemo('GET /api/kanban/comments');
  return (
    <Box
      component="section"
      aria-label={text('kanban.comments')}
      sx={{ display: 'grid', gap: 1.5, marginBlockStart: 2 }}
    >
      <Box component="h3" sx={{ margin: 0, typography: 'h3' }}>
        {text('kanban.comments')}
      </Box>
      {inOrder(ids, data).map((comment) => (
        <Box key={comment.id} sx={{ typography: 'body2' }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <bdi>{comment.author}</bdi> · <When atMs={comment.writtenAtMs} />
          </Box>
          <span dir="auto">{comment.text}</span>
        </Box>
      ))}
      <OneLine label={text('kanban.comment')} action={text('kanban.send')} onDone={onAdd} />
    </Box>
  );
};
