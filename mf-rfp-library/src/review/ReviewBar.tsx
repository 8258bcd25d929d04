import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import type { Entry } from '../api.ts';
import { useReviewing } from './useReviewing.tsx';

interface ReviewBarProps {
  chosen: readonly Entry[];
  /** How many more of those that are listed may be chosen. */
  rest: number;
  onAll: () => void;
  onClose: () => void;
}

const look = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: 1,
  padding: 1,
  paddingInlineStart: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

const line = { display: 'flex', alignItems: 'center', gap: 1 };

/** Reviews the chosen results at once. */
export const ReviewBar = ({ chosen, rest, onAll, onClose }: ReviewBarProps) => {
  const intl = useIntl();
  const { start, finish, dialog } = useReviewing(chosen, onClose);
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'rfp-library.review.bar' })} sx={look}>
      <Box sx={line}>
        <Box component="output" sx={{ marginInlineEnd: 'auto', fontWeight: 600 }}>
          <FormattedMessage id="rfp-library.review.chosen" values={{ count: chosen.length }} />
        </Box>
        {rest > 0 && (
          <Button size="small" onClick={onAll}>
            <FormattedMessage id="rfp-library.review.all" />
          </Button>
        )}
        <IconButton size="small" aria-label={intl.formatMessage({ id: 'rfp-library.review.leave' })} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={line}>
        <Button size="small" variant="contained" disabled={chosen.length === 0} onClick={finish}>
          <FormattedMessage id="rfp-library.review.finish" />
        </Button>
        <Button size="small" variant="outlined" disabled={chosen.length === 0} onClick={start}>
          <FormattedMessage id="rfp-library.review.start" />
        </Button>
      </Box>
      {dialog}
    </Box>
  );
};
