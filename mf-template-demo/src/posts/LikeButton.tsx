import type { Post } from '@bidwright/contract-template-demo';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Liked from '@mui/icons-material/Favorite';
import Unliked from '@mui/icons-material/FavoriteBorder';
import { useOptimistic, useTransition } from 'react';
import { useUpdatePost } from '../api.ts';

interface LikeButtonProps {
  post: Post;
  onLiked: () => PromiseLike<unknown>;
}

/** Shows the new count at once. When the service refuses, it goes back and says so. */
export const LikeButton = ({ post, onLiked }: LikeButtonProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const alert = useAlert();
  const [update] = useUpdatePost();
  const [saving, startSaving] = useTransition();
  const [{ liked, likes }, show] = useOptimistic(post);

  const toggle = () =>
    startSaving(async () => {
      const changes = { liked: !post.liked, likes: (post.likes ?? 0) + (post.liked ? -1 : 1) };
      show({ ...post, ...changes });
      const error = await update({ id: post.id, changes });
      if (error) alert({ severity: 'error', text: errorText(error) });
      else await onLiked();
    });

  return (
    <Button
      size="small"
      startIcon={liked ? <Liked /> : <Unliked />}
      aria-pressed={liked}
      aria-busy={saving}
      onClick={() => saving || toggle()}
    >
      <bdi>{intl.formatMessage({ id: 'template-demo.post.likes' }, { likes })}</bdi>
    </Button>
  );
};
