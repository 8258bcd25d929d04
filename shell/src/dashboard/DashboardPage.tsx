import { Box, Card, Empty, LoadingRows, Page, useInTurn } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PageTransition } from '../frame/PageTransition.tsx';
import { FilledSlot } from '../modules/FilledSlot.tsx';
import { fillersOf } from '../modules/fillersOf.ts';
import { useModules } from '../modules/useModules.ts';

const partOfDay = (hour: number) => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};

const WidgetSkeleton = () => (
  <Card>
    <LoadingRows />
  </Card>
);

/** The start page: what the modules have to say, on a grid of twelve columns. */
export const DashboardPage = () => {
  const intl = useIntl();
  const person = usePerson();
  const inTurn = useInTurn();
  const [now] = useState(() => new Date());
  const fillers = fillersOf(useModules(), 'shell/dashboard.widgets/v1', person);
  const greeting = intl.formatMessage(
    { id: `shell.dashboard.${partOfDay(now.getHours())}` },
    { name: person.name.split(' ')[0] },
  );
  return (
    <PageTransition>
      <Page title={greeting}>
        <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', margin: '-12px 0 12px' }}>
          {intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
            gap: 1.5,
            ...inTurn,
          }}
        >
          {fillers.map((filler) => (
            <Box
              key={`${filler.version.name} ${filler.slot.name}`}
              sx={{ display: 'grid', minWidth: 0, gridColumn: { lg: `span ${filler.slot.columns}` } }}
            >
              <FilledSlot {...filler} loading={<WidgetSkeleton />} />
            </Box>
          ))}
        </Box>
        {fillers.length === 0 && (
          <Card>
            <Empty
              icon={<Dashboard />}
              title={intl.formatMessage({ id: 'shell.dashboard.empty' })}
              text={intl.formatMessage({ id: 'shell.dashboard.empty.text' })}
            />
          </Card>
        )}
      </Page>
    </PageTransition>
  );
};
