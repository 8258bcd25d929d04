import { instant, monthAfter } from '@bidwright/contract-kit/days';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase, IconButton, today } from '@bidwright/remote-kit/ui';
import Before from '@mui/icons-material/ChevronLeftOutlined';
import After from '@mui/icons-material/ChevronRightOutlined';
import { useState } from 'react';
import { useReport } from '../reports/api.ts';
import { RecordsDrawer } from '../reports/RecordsDrawer.tsx';
import { useRowName } from '../reports/useRowName.ts';
import { Frame } from './Frame.tsx';
import { daysOfMonth } from './month.ts';
import { useIsShown } from './useIsShown.ts';

const mirrored = { transform: (theme: { direction: string }) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') };

const Calendar = () => {
  const intl = useIntl();
  const rowName = useRowName();
  const [month, setMonth] = useState(today().slice(0, 7));
  const [opened, setOpened] = useState<string>();
  const { blank, days } = daysOfMonth(month);
  const call = {
    report: 'due-calendar',
    by: 'day',
    from: `${month}-01`,
    to: days.at(-1) ?? '',
    today: today(),
  } as const;
  const { data, error, refetch } = useReport(call);
  const title = intl.formatDate(instant(`${month}-01`), { timeZone: 'UTC', month: 'long', year: 'numeric' });
  const weekdays = Array.from({ length: 7 }, (_, at) =>
    intl.formatDate(Date.UTC(2024, 0, 1 + at), { timeZone: 'UTC', weekday: 'short' }),
  );
  return (
    <Frame
      title="opportunities.widget.calendar"
      reading={{ data, error, refetch }}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton
            size="small"
            onClick={() => setMonth(monthAfter(month, -1))}
            aria-label={intl.formatMessage({ id: 'opportunities.widget.monthBefore' })}
          >
            <Before fontSize="small" sx={mirrored} />
          </IconButton>
          <Box component="span" aria-live="polite">
            {title}
          </Box>
          <IconButton
            size="small"
            onClick={() => setMonth(monthAfter(month, 1))}
            aria-label={intl.formatMessage({ id: 'opportunities.widget.monthAfter' })}
          >
            <After fontSize="small" sx={mirrored} />
          </IconButton>
        </Box>
      }
    >
      {({ rows, by }) => (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}>
            {weekdays.map((name) => (
              <Box key={name} sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}>
                <bdi>{name}</bdi>
              </Box>
            ))}
            {days.map((day, at) => {
              const dates = Number(rows.find(({ key }) => key === day)?.figures.dates ?? 0);
              const cell = {
                gridColumnStart: at === 0 ? blank + 1 : undefined,
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'start',
                minHeight: 40,
                borderRadius: 0.5,
                typography: 'caption',
                border: 1,
                borderColor: day === today() ? 'primary.main' : 'transparent',
                bgcolor: dates > 0 ? 'surface.tint' : undefined,
              } as const;
              const number = intl.formatNumber(Number(day.slice(8)));
              if (dates === 0)
                return (
                  <Box key={day} sx={{ ...cell, color: 'text.tertiary' }}>
                    <bdi>{number}</bdi>
                  </Box>
                );
              return (
                <ButtonBase
                  key={day}
                  sx={cell}
                  onClick={() => setOpened(day)}
                  aria-label={intl.formatMessage(
                    { id: 'opportunities.widget.dates' },
                    { shown: number, day: rowName('day', { key: day, name: null }), count: dates },
                  )}
                >
                  {/* The name begins with what is seen, for those who speak it; the space keeps day and count two words. */}
                  <bdi>{number}</bdi>{' '}
                  <Box component="bdi" aria-hidden sx={{ color: 'primary.main', fontWeight: 600 }}>
                    {intl.formatNumber(dates)}
                  </Box>
                </ButtonBase>
              );
            })}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.tertiary', marginBlockStart: 1 }}>
            <FormattedMessage id="opportunities.widget.calendar.about" />
          </Box>
          {opened && (
            <RecordsDrawer
              key={opened}
              title={rowName(by, { key: opened, name: null })}
              call={{ ...call, key: opened }}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </Frame>
  );
};

/** A month of the dates of the bids that are worked on; a day opens its bids. */
export const CalendarWidget = () => (useIsShown('calendar') ? <Calendar /> : null);
