import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { PropsWithChildren, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { firstSentence } from './firstSentence.ts';

export interface CatalogueCardProps {
  name: string;
  href: string;
  /** What the report says; a card has room for the first sentence of a text. */
  about: ReactNode;
  /** At the end of the first line. */
  action?: ReactNode;
}

/** A report in its catalogue. What else is to be said stands at the foot of its card. */
export const CatalogueCard = ({ name, href, about, action, children }: PropsWithChildren<CatalogueCardProps>) => {
  const { locale } = useIntl();
  return (
    <Card component="li" sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Link href={href} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {action}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {typeof about === 'string' ? firstSentence(about, locale) : about}
      </Box>
      {children && (
        <Box sx={{ typography: 'caption', color: 'text.tertiary', marginBlockStart: 'auto' }}>{children}</Box>
      )}
    </Card>
  );
};
