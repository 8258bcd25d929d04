import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import Star from '@mui/icons-material/Star';
import { useText } from './useText.ts';

/** How good something is said to be, of five. */
export const Stars = ({ rating }: { rating: number }) => {
  const intl = useIntl();
  const text = useText();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'text.secondary' }}
    >
      <Star aria-hidden sx={{ fontSize: 16, color: 'warning.main' }} />
      <bdi>{text('stars', { rating: intl.formatNumber(rating) })}</bdi>
    </Box>
  );
};
