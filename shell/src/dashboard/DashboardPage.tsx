import { usePersonal } from '@bidwright/remote-kit/personal';
import { Box, Button, Card, Empty, Page, useInTurn } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTransition } from '../frame/PageTransition.tsx';
import { arranged, arrangements, hidden, moved, shownAgain, usualArrangement } from './arrangement.ts';
import { CardTools } from './CardTools.tsx';
import { DashboardNotes } from './DashboardNotes.tsx';
import { HiddenCards } from './HiddenCards.tsx';
import { useCards } from './useCards.tsx';

const partOfDay = (hour: number) => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};

/** The start page: what the modules have to say, on a grid of twelve columns, as the person arranged it. */
export const DashboardPage = () => {
  const intl = useIntl();
  const { name } = usePerson();
  const inTurn = useInTurn();
  const [now] = useState(() => new Date());
  const [arranging, setArranging] = useState(false);
  const [arrangement, arrange] = usePersonal(arrangements);
  const cards = arranged(useCards(), arrangement);
  const isHidden = ({ id }: { id: string }) => arrangement.hidden.includes(id);
  const shown = cards.filter((card) => !isHidden(card));
  const ids = shown.map(({ id }) => id);
  const greeting = intl.formatMessage(
    { id: `shell.dashboard.${partOfDay(now.getHours())}` },
    { name: name.split(' ')[0] },
  );
  return (
    <PageTransition>
      <Page
        title={greeting}
        actions={
          <>
            {arranging && (
              <Button onClick={() => arrange(usualArrangement)}>
                <FormattedMessage id="shell.dashboard.reset" />
              </Button>
            )}
            <Button
              variant={arranging ? 'contained' : 'text'}
              startIcon={arranging ? undefined : <Tune />}
              onClick={() => setArranging(!arranging)}
            >
              <FormattedMessage id={arranging ? 'shell.dashboard.done' : 'shell.dashboard.arrange'} />
            </Button>
          </>
        }
      >
        <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', margin: '-12px 0 12px' }}>
          {intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}
        </Box>
        {!cards.some(({ isByRole }) => isByRole) && (
          <Box component="p" sx={{ margin: '0 0 12px' }}>
            <FormattedMessage id="shell.dashboard.access" />
          </Box>
        )}
        <DashboardNotes />
        {arranging && (
          <HiddenCards cards={cards.filter(isHidden)} onShow={(id) => arrange(shownAgain(arrangement, id))} />
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
            gap: 1.5,
            // A card ends where what it says does: stretched to its neighbour's height it would be mostly empty.
            alignItems: 'start',
            ...inTurn,
          }}
        >
          {shown.map(({ id, title, columns, content }, at) => (
            <Box
              key={id}
              sx={{
                display: 'grid',
                gridTemplateRows: arranging ? 'auto 1fr' : undefined,
                minWidth: 0,
                gridColumn: { lg: `span ${columns}` },
              }}
            >
              {arranging && (
                <CardTools
                  title={title}
                  isFirst={at === 0}
                  isLast={at === shown.length - 1}
                  onMove={(step) => arrange(moved(arrangement, ids, id, step))}
                  onHide={() => arrange(hidden(arrangement, id))}
                />
              )}
              {content}
            </Box>
          ))}
        </Box>
        {shown.length === 0 && (
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
