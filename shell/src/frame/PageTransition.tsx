import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

const motion = {
  '@keyframes page-rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
  animation: 'page-rise 400ms cubic-bezier(0, 0, 0.2, 1)',
};

/** Lets a page fade in and rise a little. A person who asked for less motion sees it at once. */
export const PageTransition = ({ children }: PropsWithChildren) => <Box sx={motion}>{children}</Box>;
