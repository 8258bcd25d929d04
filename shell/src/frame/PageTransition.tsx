import { Box } from '@bidwright/remote-kit/ui';
import { keyframes } from '@emotion/react';
import type { PropsWithChildren } from 'react';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Lets a page fade in and rise a little. A person who asked for less motion sees it at once. */
export const PageTransition = ({ children }: PropsWithChildren) => (
  <Box sx={{ animation: `${rise} 400ms cubic-bezier(0, 0, 0.2, 1)` }}>{children}</Box>
);
