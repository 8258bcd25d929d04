import type { Post } from '@bidwright/contract-template-demo';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useLocation } from '@bidwright/remote-kit/router';
import { Box, Button, Card, Day, PersonAvatar, Typography, useCopy } from '@bidwright/remote-kit/ui';
import Share from '@mui/icons-material/LinkOutlined';
import { useEffect, useRef } from 'react';
import { LikeButton } from './LikeButton.tsx';

interface PostCardProps {
  post: Post;
  onLiked: () => PromiseLike<unknown>;
}

export const PostCard = ({ post, onLiked }: PostCardProps) => {
  const intl = useIntl();
  const copy = useCopy();
  const card = useRef<HTMLDivElement>(null);
  const isLinked = useLocation().hash === `#${post.id}`;

  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);

  const share = () => {
    const { href } = new URL(`#${post.id}`, window.location.href);
    return copy(href, intl.formatMessage({ id: 'template-demo.post.shared' }));
  };
  return (
    <Card
      component="article"
      ref={card}
      aria-labelledby={`${post.id}-author`}
      sx={{ padding: 2, borderColor: isLinked ? 'primary.main' : undefined }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={post.name} size={40} named />
        <Box>
          <Typography variant="h3" component="h2" id={`${post.id}-author`}>
            <span dir="auto">{post.name}</span>
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <Day date={post.postedOn} />
          </Typography>
        </Box>
      </Box>
      <Typography variant="body1" sx={{ marginBlock: 1.5, whiteSpace: 'pre-line' }}>
        <span dir="auto">{post.text}</span>
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <LikeButton post={post} onLiked={onLiked} />
        <Button size="small" startIcon={<Share />} onClick={share}>
          {intl.formatMessage({ id: 'template-demo.post.share' })}
        </Button>
      </Box>
    </Card>
  );
};
