import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';

interface MonthBarsProps {
  /** Says what is counted. */
  label: string;
  months: readonly { key: string; name: string; value: number; text: string }[];
}

const height = 64;

/** Values by month as bars, each with its figure. Read aloud it is a list. */
export const MonthBars = ({ label, months }: MonthBarsProps) => {
  const intl = useIntl();
  const most = Math.max(...months.map(({ value }) => value), Number.EPSILON);
  return (
    <Box
      component="ul"
      aria-label={label}
      // More months than there is room for are scrolled to.
      tabIndex={0}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 0.5,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        overflowX: 'auto',
      }}
    >
      {months.map(({ key, name, value, text }) => (
        <Box
          component="li"
          key={key}
          sx={{ flex: '1 0 36px', minWidth: 36, maxWidth: 96, textAlign: 'center', typography: 'caption' }}
        >
          <Box sx={{ whiteSpace: 'nowrap', fontSize: 11 }}>{text}</Box>
          <Box
            aria-hidden
            sx={{
              height: Math.max(2, (value / most) * height),
              bgcolor: value > 0 ? 'primary.main' : 'divider',
              borderRadius: '3px 3px 0 0',
            }}
          />
          <Box sx={{ color: 'text.secondary', fontSize: 11, whiteSpace: 'nowrap' }}>
            <bdi>{intl.formatDate(new Date(`${name}-01T00:00:00Z`), { timeZone: 'UTC', month: 'short' })}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
