import Check from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

export interface StepsProps {
  /** Each step's name, and a note for steps that are not the current one. */
  steps: { label: string; note?: string }[];
  /** The current step, from 0. */
  current: number;
}

const disc = (state: 'done' | 'current' | 'next') => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontWeight: 600,
  ...(state === 'done' && { bgcolor: 'success.light', color: 'success.dark' }),
  ...(state === 'current' && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
  ...(state === 'next' && { border: 1, borderColor: 'line.strong', color: 'text.secondary' }),
});

/** Where a person is in a form of several steps. */
export const Steps = ({ steps, current }: StepsProps) => (
  <Box component="ol" sx={{ display: 'flex', alignItems: 'center', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
    {steps.map(({ label, note }, at) => (
      <Box
        component="li"
        key={label}
        aria-current={at === current ? 'step' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          flex: at ? 1 : 'none',
          '&:not(:first-of-type)::before': { content: '""', flex: 1, borderTop: 1, borderColor: 'line.strong' },
        }}
      >
        <Box sx={disc(at < current ? 'done' : at === current ? 'current' : 'next')} aria-hidden>
          {at < current ? <Check sx={{ fontSize: 18 }} /> : at + 1}
        </Box>
        <Box sx={{ display: { xs: at === current ? 'block' : 'none', sm: 'block' } }}>
          <Box
            sx={{
              typography: 'body2',
              fontWeight: at === current ? 600 : 500,
              color: at > current ? 'text.secondary' : undefined,
            }}
          >
            {label}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {at === current ? (
              <FormattedMessage id="kit.steps.current" values={{ step: at + 1, of: steps.length }} />
            ) : at < current ? (
              <FormattedMessage id="kit.steps.filled" />
            ) : (
              note
            )}
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);
