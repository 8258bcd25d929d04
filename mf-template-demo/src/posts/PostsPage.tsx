import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Empty, Failed, LoadingRows, Page, Stack } from '@bidwright/remote-kit/ui';
import Forum from '@mui/icons-material/ForumOutlined';
import { usePosts } from '../api.ts';
import { PostCard } from './PostCard.tsx';
import { ProfileHead } from './ProfileHead.tsx';

export const PostsPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { rows, error, refetch } = usePosts({ sort: { field: 'postedOn', descending: true }, limit: 100 });
  return (
    <Page title={intl.formatMessage({ id: 'template-demo.profile.title' })} width="text">
      <Stack sx={{ gap: 2 }}>
        <ProfileHead />
        {error && (
          <Failed
            title={intl.formatMessage({ id: 'template-demo.posts.failed' })}
            text={errorText(error)}
            reference={error.requestId}
            onRetry={refetch}
          />
        )}
        {!rows && !error && <LoadingRows height={160} />}
        {rows?.map((post) => (
          <PostCard key={post.id} post={post} onLiked={refetch} />
        ))}
        {rows?.length === 0 && (
          <Empty icon={<Forum />} title={intl.formatMessage({ id: 'template-demo.posts.empty' })} />
        )}
      </Stack>
    </Page>
  );
};
