import { Box, Card, Page } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';

interface PublicCardProps {
  title: string;
  text?: ReactNode;
  /** The card's other half. */
  beside?: ReactNode;
}

/** The one card of a page for signed-out people. */
export const PublicCard = ({ title, text, beside, children }: PropsWithChildren<PublicCardProps>) => {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.querySelector('input')?.focus(), []);
  return (
    <Card
      ref={card}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: beside ? 'repeat(2, minmax(0, 1fr))' : undefined },
        width: '100%',
        maxWidth: beside ? { xs: 460, md: 920 } : 460,
        borderRadius: '12px',
        boxShadow: (theme) => theme.elevation[1],
      }}
    >
      <Box sx={{ padding: { xs: 3, sm: 5 } }}>
        <Page title={title}>
          {text && (
            <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', margin: '-10px 0 24px' }}>
              {text}
            </Box>
          )}
          {children}
        </Page>
      </Box>
      {beside && (
        <Box
          sx={{
            padding: { xs: 3, sm: 4 },
            paddingBlockStart: { sm: 5 },
            bgcolor: 'surface.sunk',
            borderInlineStart: { md: 1 },
            borderBlockStart: { xs: 1, md: 0 },
            borderColor: { xs: 'divider', md: 'divider' },
          }}
        >
          {beside}
        </Box>
      )}
    </Card>
  );
};
