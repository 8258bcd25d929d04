import { Card, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Boundary } from '../modules/Boundary.tsx';
import { FilledSlot } from '../modules/FilledSlot.tsx';
import { ViewOf } from '../modules/loadView.ts';
import { useFillers } from '../modules/useFillers.ts';

/** A card of the dashboard. */
export interface DashboardCard {
  id: string;
  title: string;
  /** Columns of twelve. */
  columns: number;
  /** Not everybody sees it. */
  isByRole: boolean;
  content: ReactNode;
}

const loading = (
  <Card>
    <LoadingRows />
  </Card>
);

const newest = { lazy: async () => ({ Component: (await import('./NewestNotices.tsx')).NewestNotices }) };

/** What the modules put on the dashboard for this person, in their usual order, and what the shell has to say itself. */
export const useCards = (): DashboardCard[] => {
  const intl = useIntl();
  const language = useLanguage();
  const ofModules = useFillers()('shell/dashboard.widgets/v1').map((filler) => ({
    id: `${filler.version.name} ${filler.slot.name}`,
    title: (filler.slot.title ?? filler.version.file.title)[language],
    columns: filler.slot.columns,
    isByRole: filler.slot.roles.length > 0,
    content: <FilledSlot {...filler} loading={loading} />,
  }));
  const notices = {
    id: 'shell notices',
    title: intl.formatMessage({ id: 'shell.inbox' }),
    columns: 6,
    isByRole: false,
    // Where its code does not come the other cards stand.
    content: (
      <Boundary
        renderFailure={(_, retry) => (
          <Failed title={intl.formatMessage({ id: 'shell.inbox.failed' })} onRetry={retry} />
        )}
      >
        <Suspense fallback={loading}>
          <ViewOf view={newest} />
        </Suspense>
      </Boundary>
    ),
  };
  return [...ofModules, notices];
};
