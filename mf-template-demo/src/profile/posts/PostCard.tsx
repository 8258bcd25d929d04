import type { Post } from '@bidwright/contract-template-demo/api';
import { useLocation } from '@bidwright/remote-kit/router';
import { Box, Button, Card, useCopy } from '@bidwright/remote-kit/ui';
import Write from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Share from '@mui/icons-material/LinkOutlined';
import { useEffect, useRef, useState } from 'react';
import { useDemoSend } from '../../client/index.ts';
import { Picture } from '../../picture/Picture.tsx';
import { useText } from '../../useText.ts';
import { Comment } from './Comment.tsx';
import { LikeButton } from './LikeButton.tsx';
import { Said } from './Said.tsx';
import { WriteBox } from './WriteBox.tsx';

/** A post with what others said to it. A link may lead to it. */
export const PostCard = ({ post }: { post: Post }) => {
  const text = useText();
  const copy = useCopy();
  const [comment] = useDemoSend('POST /api/comments/add');
  const [writing, setWriting] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const isLinked = useLocation().hash === `#${post.id}`;

  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);

  const share = () => copy(new URL(`#${post.id}`, window.location.href).href, text('post.shared'));
  return (
    <Card
      component="article"
      ref={card}
      aria-labelledby={`${post.id}-author`}
      sx={{ padding: 2, borderColor: isLinked ? 'primary.main' : undefined }}
    >
      <Said main id={`${post.id}-author`} said={post} />
      {post.picture && (
        <Box sx={{ borderRadius: 1, overflow: 'hidden', marginBlockEnd: 1.5 }}>
          <Picture seed={post.id} label={post.picture.alt} ratio="5 / 2" />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1 }}>
        <LikeButton of={post} at={{ postId: post.id }} />
        <Button size="small" startIcon={<Write />} aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {text('post.comment')}
        </Button>
        <Button size="small" startIcon={<Share />} onClick={share}>
          {text('post.share')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {post.comments.map((one) => (
          <Comment key={one.id} postId={post.id} comment={one} />
        ))}
        {writing && (
          <WriteBox
            opened
            label={text('post.comment.label')}
            submit={text('post.comment.send')}
            onSend={(said) => comment({ postId: post.id, comment: said })}
          />
        )}
      </Box>
    </Card>
  );
};
