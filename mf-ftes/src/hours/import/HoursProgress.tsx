import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';

/** How far an import has come. */
export const HoursProgress = ({ done, total }: { done: number; total: number }) => {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'ftes.import.progress' }, { done, total });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBlockEnd: 1 }}>
      <Box
        component="progress"
        aria-label={label}
        value={done}
        max={total || undefined}
        sx={{ flex: 1, accentColor: 'currentColor', color: 'primary.main' }}
      />
      <Box component="output" sx={{ typography: 'body2' }}>
        {label}
      </Box>
    </Box>
  );
};
