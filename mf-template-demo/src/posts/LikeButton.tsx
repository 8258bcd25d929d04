import type { Post } from '@bidwright/contract-template-demo';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Liked from '@mui/icons-material/Favorite';
import Unliked from '@mui/icons-material/FavoriteBorder';
import { useState, useTransition } from 'react';
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
  // What was asked for counts until the list says the same, which may be a moment after the answer.
  const [wish, setWish] = useState<boolean | null>(null);
  const liked = wish ?? post.liked;
  const likes = (post.likes ?? 0) + Number(liked) - Number(post.liked);

  const toggle = () => {
    setWish(!liked);
    startSaving(async () => {
      const error = await update({ id: post.id, changes: { liked: !liked, likes: likes + (liked ? -1 : 1) } });
      if (!error) return void (await onLiked());
      setWish(null);
      alert({ severity: 'error', text: errorText(error) });
    });
  };

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
