import { Box, Card, Typography } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';
import { Picture } from '../../picture/Picture.tsx';

/** A page with little to say: a picture, a line, and what can be done about it. */
export const Poster = ({ seed, text, children }: PropsWithChildren<{ seed: string; text: string }>) => (
  <Card sx={{ maxWidth: 720 }}>
    <Picture seed={seed} ratio="3 / 1" />
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, padding: { xs: 3, sm: 5 } }}>
      <Typography variant="body1" sx={{ maxWidth: '60ch', textAlign: 'center' }}>
        {text}
      </Typography>
      {children}
    </Box>
  </Card>
);
