import { instant } from '@bidwright/contract-kit/days';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';
import { everyWhich } from './everyWhich.ts';

interface MonthBarsProps {
  /** Says what is counted. */
  label: string;
  months: readonly { key: string; name: string; value: number; text: string }[];
}

const height = 64;

/** What has no room stays for those who hear the page. */
const heard = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

/** A text above or below a bar; one that is shown may be wider than its bar. */
const Said = ({ shown, children }: PropsWithChildren<{ shown: boolean }>) => (
  <Box sx={{ height: 16, display: 'flex', justifyContent: 'center', fontSize: 11, whiteSpace: 'nowrap' }}>
    <Box component="span" sx={shown ? undefined : heard}>
      {children}
    </Box>
  </Box>
);

/**
 * Values by month as bars, each with its figure as far as there is room: all months are in sight. Read aloud it is a list of all figures.
 */
export const MonthBars = ({ label, months }: MonthBarsProps) => {
  const intl = useIntl();
  const max = Math.max(...months.map(({ value }) => value), Number.EPSILON);
  const names = months.map(({ name }) => intl.formatDate(instant(`${name}-01`), { timeZone: 'UTC', month: 'short' }));
  const figureAt = everyWhich(months.map(({ text }) => text));
  const nameAt = everyWhich(names);
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', margin: 0, padding: 0, listStyle: 'none' }}
    >
      {months.map(({ key, value, text }, at) => (
        <Box
          component="li"
          key={key}
          sx={{ flex: '1 1 0', minWidth: 0, maxWidth: 96, position: 'relative', typography: 'caption' }}
        >
          <Said shown={at % figureAt === 0}>{text}</Said>
          <Box
            aria-hidden
            sx={{
              height: Math.max(2, (value / max) * height),
              bgcolor: value > 0 ? 'primary.main' : 'divider',
              borderRadius: '3px 3px 0 0',
            }}
          />
          <Box sx={{ color: 'text.secondary' }}>
            <Said shown={at % nameAt === 0}>
              <bdi>{names[at]}</bdi>
            </Said>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
