import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import Following from '@mui/icons-material/NotificationsActiveOutlined';
import Follow from '@mui/icons-material/NotificationsNoneOutlined';
import { useFollow } from './useFollow.ts';

/** Begins and stops being told what becomes of a bid. It has its place before it is known who follows: nothing moves when that comes. */
export const FollowButton = ({ id }: { id: string }) => {
  const intl = useIntl();
  const follow = useFollow(id);
  const isFollowing = follow?.isFollowing ?? false;
  return (
    <Button
      variant="outlined"
      startIcon={isFollowing ? <Following /> : <Follow />}
      onClick={follow?.toggle}
      disabled={!follow}
      loading={follow?.isBusy}
      loadingPosition="start"
      aria-label={intl.formatMessage({ id: `opportunities.follow.${isFollowing ? 'stop' : 'start'}` })}
    >
      <FormattedMessage id={`opportunities.follow.${isFollowing ? 'is' : 'start'}`} />
    </Button>
  );
};
