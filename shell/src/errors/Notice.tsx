import { Box, Card, Stack, Typography } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Shown small, for whoever is asked for help. */
  reference?: string;
}

/** A page that only says why another is not shown; inside stand the ways on. */
export const Notice = ({ icon, title, text, reference, children }: PropsWithChildren<NoticeProps>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        paddingBlock: 8,
        paddingInline: 3,
        marginBlockStart: 2,
      }}
    >
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
        }}
      >
        {icon}
      </Box>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ marginBlockStart: 2, '&:focus': { outline: 'none' } }}>
        {title}
      </Typography>
      <Typography variant="body1" sx={{ marginBlockStart: 1, maxWidth: 480, color: 'text.secondary' }}>
        {text}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, marginBlockStart: 3 }}>
        {children}
      </Stack>
      {reference && (
        <Typography variant="caption" sx={{ marginBlockStart: 3, color: 'text.tertiary' }}>
          <bdi>{reference}</bdi>
        </Typography>
      )}
    </Card>
  );
};
