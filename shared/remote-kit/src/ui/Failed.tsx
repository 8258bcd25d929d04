import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface FailedProps {
  /** What failed: 'Opportunities did not load'. */
  title: string;
  /** Why, and what still works. */
  text?: ReactNode;
  /** Shown small, for whoever is asked for help: the request's id. */
  reference?: string;
  onRetry?: () => void;
  /** What the title is in the page's outline: `h1` where nothing else of the page is there. */
  heading?: 'h1' | 'p';
}

/** Says in its own place what failed, and offers to try again. */
export const Failed = ({ title, text, reference, onRetry, heading = 'p' }: FailedProps) => (
  <Box
    role="alert"
    sx={{
      display: 'flex',
      gap: 1.5,
      padding: 2,
      border: 1,
      borderRadius: 1,
      color: 'error.dark',
      bgcolor: 'error.light',
      borderColor: 'error.edge',
    }}
  >
    <CloudOff sx={{ fontSize: 20, color: 'error.main' }} />
    <Box sx={{ minWidth: 0 }}>
      <Typography component={heading} sx={{ typography: 'body2', '&&': { fontWeight: 600 } }}>
        {title}
      </Typography>
      {text && <Typography variant="body2">{text}</Typography>}
      {reference && (
        <Typography variant="caption" component="p">
          <FormattedMessage id="kit.failed.reference" values={{ reference: <bdi>{reference}</bdi> }} />
        </Typography>
      )}
      {onRetry && (
        <Button variant="outlined" size="small" startIcon={<Refresh />} onClick={onRetry} sx={{ marginBlockStart: 1 }}>
          <FormattedMessage id="kit.failed.retry" />
        </Button>
      )}
    </Box>
  </Box>
);
