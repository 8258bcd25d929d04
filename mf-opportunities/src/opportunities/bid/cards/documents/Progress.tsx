import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';

/** How much of a file has been sent, from 0 to 1. */
export const Progress = ({ part }: { part: number }) => {
  const intl = useIntl();
  const percent = intl.formatNumber(part, { style: 'percent' });
  return (
    <Box component="output" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      <FormattedMessage id="opportunities.documents.sending" values={{ percent }} />
      <Box
        aria-hidden
        sx={{ height: 6, marginBlockStart: 0.5, borderRadius: 3, bgcolor: 'surface.tint', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${part * 100}%`, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
};
