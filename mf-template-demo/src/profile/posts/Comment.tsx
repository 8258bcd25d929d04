import type { PostComment } from '@bidwright/contract-template-demo/api';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemoSend } from '../../client/index.ts';
import { useText } from '../../useText.ts';
import { LikeButton } from './LikeButton.tsx';
import { Said } from './Said.tsx';
import { WriteBox } from './WriteBox.tsx';

const indented = { borderInlineStart: '2px solid', borderColor: 'divider', paddingInlineStart: 2 };

/** A comment on a post with the replies to it. */
export const Comment = ({ postId, comment }: { postId: string; comment: PostComment }) => {
  const text = useText();
  const [reply] = useDemoSend('POST /api/replies/add');
  const [writing, setWriting] = useState(false);
  return (
    <Box component="article" aria-labelledby={`${comment.id}-author`} sx={indented}>
      <Said id={`${comment.id}-author`} said={comment} />
      <LikeButton of={comment} at={{ postId, commentId: comment.id }} />
      <Button size="small" aria-expanded={writing} onClick={() => setWriting(!writing)}>
        {text('post.reply')}
      </Button>
      <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
        {comment.replies.map((one) => (
          <Box key={one.id} component="article" aria-labelledby={`${one.id}-author`} sx={indented}>
            <Said id={`${one.id}-author`} said={one} />
            <LikeButton of={one} at={{ postId, commentId: comment.id, replyId: one.id }} />
          </Box>
        ))}
        {writing && (
          <WriteBox
            opened
            label={text('post.reply.label')}
            submit={text('post.reply.send')}
            onSend={(said) => reply({ postId, commentId: comment.id, reply: said })}
          />
        )}
      </Box>
    </Box>
  );
};
