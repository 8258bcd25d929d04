import { Button } from '@bidwright/remote-kit/ui';
import Liked from '@mui/icons-material/Favorite';
import Unliked from '@mui/icons-material/FavoriteBorder';
import { useSayError } from '../../useSayError.ts';
import { useText } from '../../useText.ts';
import { type Place, useLike } from './likes.ts';

interface LikeButtonProps {
  of: { likes: number; liked: boolean };
  at: Place;
}

export const LikeButton = ({ of: { likes, liked }, at }: LikeButtonProps) => {
  const text = useText();
  const like = useLike();
  const sayError = useSayError();
  return (
    <Button
      size="small"
      startIcon={liked ? <Liked /> : <Unliked />}
      aria-pressed={liked}
      onClick={async () => sayError(await like(at))}
    >
      <bdi>{text('post.likes', { likes })}</bdi>
    </Button>
  );
};
