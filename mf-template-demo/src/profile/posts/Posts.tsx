import { Box, SectionCard, Stack } from '@bidwright/remote-kit/ui';
import { useDemo, useDemoSend } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { useText } from '../../useText.ts';
import { About } from './About.tsx';
import { PostCard } from './PostCard.tsx';
import { WriteBox } from './WriteBox.tsx';

const columns = { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' };

/** What was posted, the newest first, with a place to post. */
export const Posts = () => {
  const text = useText();
  const reading = useDemo('GET /api/posts/list');
  const [post] = useDemoSend('POST /api/posts/add');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2, alignItems: 'start' }}>
      <About />
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <SectionCard title={text('post.new')}>
          <WriteBox
            label={text('post.label')}
            submit={text('post.send')}
            rows={2}
            onSend={(said) => post({ text: said })}
          />
        </SectionCard>
        <Loaded reading={reading} empty={text('posts.empty')} height={160}>
          {(posts) => posts.map((one) => <PostCard key={one.id} post={one} />)}
        </Loaded>
      </Stack>
    </Box>
  );
};
