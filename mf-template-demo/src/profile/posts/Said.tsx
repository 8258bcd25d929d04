import type { DemoPerson } from '@bidwright/contract-template-demo/api';
import { Box, PersonAvatar, Typography } from '@bidwright/remote-kit/ui';
import { When } from '../../When.tsx';

interface SaidProps {
  id: string;
  said: { author: DemoPerson; postedAtMs: number; text: string };
  /** Of a post; comments and replies are smaller. */
  main?: boolean;
}

/** Who said what, and when. */
export const Said = ({ id, said: { author, postedAtMs, text }, main }: SaidProps) => (
  <>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <PersonAvatar name={author.name} size={main ? 40 : 32} named />
      <Box>
        <Typography variant="h3" component={main ? 'h2' : 'h3'} id={id}>
          <span dir="auto">{author.name}</span>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <When atMs={postedAtMs} />
        </Typography>
      </Box>
    </Box>
    <Typography
      variant={main ? 'body1' : 'body2'}
      sx={{ marginBlock: main ? 1.5 : 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      <span dir="auto">{text}</span>
    </Typography>
  </>
);
