import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Card, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { PageTransition } from '../frame/PageTransition.tsx';
import { FilledSlot } from '../modules/FilledSlot.tsx';
import { useFillers } from '../modules/useFillers.ts';
import { AppearanceTab } from './AppearanceTab.tsx';
import { LanguageTab } from './LanguageTab.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { ViewsTab } from './ViewsTab.tsx';

/** Tabs of the shell itself. */
const own = {
  notifications: NotificationsTab,
  appearance: AppearanceTab,
  language: LanguageTab,
  security: SecurityTab,
  views: ViewsTab,
};

/** Tabs that modules fill, some beside what the shell has there. */
const places = {
  profile: 'shell/account.profile/v1',
  dashboard: 'shell/account.dashboard/v1',
  notifications: 'shell/account.notifications/v1',
} as const;

type Name = keyof typeof places | keyof typeof own;

/** All tabs in their order. */
const names: Name[] = ['profile', 'dashboard', 'notifications', 'appearance', 'language', 'security', 'views'];

const isPlace = (name: Name): name is keyof typeof places => Object.hasOwn(places, name);

const isOwn = (name: Name): name is keyof typeof own => Object.hasOwn(own, name);

/** What the modules put into each tab, for this person. */
const useFilled = () => {
  const fillers = useFillers();
  return (name: Name) => (isPlace(name) ? fillers(places[name]) : []);
};

/** Account settings: who one is, what one is told, how the app looks and speaks, and who may come in. */
export const AccountPage = () => {
  const intl = useIntl();
  const id = useId();
  const fillersIn = useFilled();
  const [params, setParams] = useSearchParams();
  const shown = names.filter((name) => isOwn(name) || fillersIn(name).length > 0);
  const current = shown.find((name) => name === params.get('tab')) ?? shown[0] ?? 'appearance';
  // What is typed in a tab stays there while another one is looked at.
  const [seen, setSeen] = useState<readonly Name[]>([current]);
  if (!seen.includes(current)) setSeen([...seen, current]);
  return (
    <PageTransition>
      <Page title={intl.formatMessage({ id: 'shell.account' })} parents={[]} width="text">
        <Tabs
          value={current}
          onChange={(_event, next: Name) => setParams({ tab: next }, { replace: true })}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={intl.formatMessage({ id: 'shell.account' })}
          sx={{ marginBlockEnd: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}
        >
          {shown.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-${name}`}
              aria-controls={seen.includes(name) ? `${id}-${name}-panel` : undefined}
              label={intl.formatMessage({ id: `shell.account.${name}` })}
              sx={{ minWidth: 0, paddingInline: 1.5 }}
            />
          ))}
        </Tabs>
        {shown
          .filter((name) => seen.includes(name))
          .map((name) => {
            const Own = isOwn(name) ? own[name] : null;
            return (
              <Box
                key={name}
                role="tabpanel"
                id={`${id}-${name}-panel`}
                aria-labelledby={`${id}-${name}`}
                hidden={name !== current}
                sx={{ display: 'grid', gap: 2, '&[hidden]': { display: 'none' } }}
              >
                {fillersIn(name).map((filler) => (
                  <FilledSlot
                    key={`${filler.version.name} ${filler.slot.name}`}
                    {...filler}
                    loading={
                      <Card>
                        <LoadingRows />
                      </Card>
                    }
                  />
                ))}
                {Own && <Own />}
              </Box>
            );
          })}
      </Page>
    </PageTransition>
  );
};
