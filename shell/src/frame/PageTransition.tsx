import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren, Ref } from 'react';

const timing = '400ms cubic-bezier(0, 0, 0.2, 1)';

/** On phones buttons float above the page, and would stand elsewhere as long as the page itself moves. */
const motion = {
  '@keyframes page-fade': { from: { opacity: 0 } },
  '@keyframes page-rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
  animation: { xs: `page-fade ${timing}`, sm: `page-rise ${timing}` },
};

/** Lets a page fade in and rise a little. A person who asked for less motion sees it at once. */
export const PageTransition = ({ ref, children }: PropsWithChildren<{ ref?: Ref<HTMLElement> }>) => (
  <Box ref={ref} sx={motion}>
    {children}
  </Box>
);
