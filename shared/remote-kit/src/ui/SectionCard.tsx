import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, type ReactNode, useId } from 'react';

export interface SectionCardProps {
  title: string;
  count?: number;
  /** At the end of the head: text buttons, or what state the card is in. */
  actions?: ReactNode;
  /** Below a line at the bottom. */
  foot?: ReactNode;
  /** Being edited: the edge takes the accent. */
  editing?: boolean;
}

/** A card with a head: one section of a page. */
export const SectionCard = ({
  title,
  count,
  actions,
  foot,
  editing,
  children,
}: PropsWithChildren<SectionCardProps>) => {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={
        editing
          ? { borderColor: 'primary.main', boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars?.palette.primary.main}` }
          : undefined
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, paddingInline: '16px 12px' }}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {count !== undefined && (
          <Box
            component="span"
            sx={{
              typography: 'overline',
              paddingInline: 0.75,
              borderRadius: 4,
              bgcolor: 'surface.tint',
              color: 'text.secondary',
            }}
          >
            {count}
          </Box>
        )}
        <Box sx={{ marginInlineStart: 'auto', color: 'text.secondary', typography: 'caption' }}>{actions}</Box>
      </Box>
      <Box sx={{ paddingInline: 2, paddingBlockEnd: 2 }}>{children}</Box>
      {foot && <Box sx={{ borderTop: 1, borderColor: 'divider', paddingInline: 2, paddingBlock: 1.25 }}>{foot}</Box>}
    </Card>
  );
};
