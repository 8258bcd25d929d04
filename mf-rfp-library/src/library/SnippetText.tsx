import type { Snippet } from '@bidwright/contract-rfp-library';
import { Box } from '@bidwright/remote-kit/ui';
import { Marks } from './Marks.tsx';

const look = {
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginBlock: 0.5,
};

/** The text around the first find, on three lines at most. */
export const SnippetText = ({ snippet: { text, marks, before, after } }: { snippet: Snippet }) => (
  <Box component="span" dir="auto" sx={look}>
    {before && '…'}
    <Marks text={text.replace(/\s/g, ' ')} marks={marks} />
    {after && '…'}
  </Box>
);
