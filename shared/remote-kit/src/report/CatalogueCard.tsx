import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { PropsWithChildren, ReactNode } from 'react';

export interface CatalogueCardProps {
  name: string;
  href: string;
  /** What the report says. */
  about: ReactNode;
  /** At the end of the first line. */
  action?: ReactNode;
}

/** A report in its catalogue. What else is to be said stands at the foot of its card. */
export const CatalogueCard = ({ name, href, about, action, children }: PropsWithChildren<CatalogueCardProps>) => (
  <Card component="li" sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
    <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
      <Link href={href} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      {action}
    </Box>
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{about}</Box>
    {children && <Box sx={{ typography: 'caption', color: 'text.tertiary', marginBlockStart: 'auto' }}>{children}</Box>}
  </Card>
);
