import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren, ReactNode } from 'react';

export interface EmptyProps {
  icon: ReactNode;
  title: string;
  /** One sentence. */
  text?: string;
}

/** Says that there is nothing yet; inside stand at most two buttons that change it. */
export const Empty = ({ icon, title, text, children }: PropsWithChildren<EmptyProps>) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', padding: 6 }}>
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 56,
        height: 56,
        borderRadius: 1,
        bgcolor: 'surface.tint',
        color: 'primary.main',
        '& svg': { fontSize: 24 },
      }}
    >
      {icon}
    </Box>
    <Typography variant="h3" component="p" sx={{ marginBlockStart: 1.5 }}>
      {title}
    </Typography>
    {text && (
      <Typography sx={{ color: 'text.secondary', typography: 'body2', marginBlockStart: 0.5 }}>{text}</Typography>
    )}
    {children && (
      <Stack direction="row" sx={{ gap: 1, marginBlockStart: 2 }}>
        {children}
      </Stack>
    )}
  </Stack>
);
