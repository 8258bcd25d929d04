import type { ChatMessage } from '@bidwright/contract-template-demo/api';
import { Box } from '@bidwright/remote-kit/ui';
import { When } from '../When.tsx';

/** One message: the own ones stand at the end of the line. */
export const Bubble = ({ message, own }: { message: ChatMessage; own: boolean }) => (
  <Box
    component="li"
    sx={{
      listStyle: 'none',
      alignSelf: own ? 'flex-end' : 'flex-start',
      maxWidth: '80%',
      paddingBlock: 0.75,
      paddingInline: 1.25,
      borderRadius: 1,
      bgcolor: own ? 'surface.tint' : 'action.hover',
    }}
  >
    <Box dir="auto" sx={{ typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {message.text}
    </Box>
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      <When atMs={message.time} />
    </Box>
  </Box>
);
