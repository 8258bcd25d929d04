import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { burnLevel } from './burn.ts';

const colors = { plain: 'primary.main', warning: 'warning.main', error: 'error.main' };
const letters = { plain: 'text.primary', warning: 'warning.dark', error: 'error.dark' };

/** How much of a contract was invoiced, as a bar and in figures. */
export const BurnBar = ({ burn }: { burn: number | null }) => {
  const intl = useIntl();
  if (burn === null) return <Box sx={{ color: 'text.tertiary' }}>–</Box>;
  const level = burnLevel(burn);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 96 }}>
      <Box aria-hidden sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: 'surface.tint', overflow: 'hidden' }}>
        <Box sx={{ height: '100%', width: `${Math.min(burn, 1) * 100}%`, bgcolor: colors[level] }} />
      </Box>
      <Box component="span" sx={{ typography: 'caption', fontWeight: 600, color: letters[level] }}>
        {intl.formatNumber(burn, { style: 'percent' })}
      </Box>
    </Box>
  );
};
