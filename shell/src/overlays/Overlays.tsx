import { useAlert, type View } from '@bidwright/shell-api';
import { memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useOutsideFeedback } from '../feedback/outside.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { Boundary } from '../modules/Boundary.tsx';
import { ViewOf } from '../modules/loadView.ts';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { type Overlay, overlay } from './overlay.ts';

const views: Record<Overlay, View<{ onClose: () => void }>> = {
  search: { lazy: async () => ({ Component: (await import('../search/Palette.tsx')).Palette }) },
  shortcuts: { lazy: async () => ({ Component: (await import('../keyboard/ShortcutsDialog.tsx')).ShortcutsDialog }) },
  feedback: { lazy: async () => ({ Component: (await import('../feedback/FeedbackDialog.tsx')).FeedbackDialog }) },
  alerts: { lazy: async () => ({ Component: (await import('../alerts/RecentAlerts.tsx')).RecentAlerts }) },
};

/** What lies over the page now. Its code comes when it is first opened; where it does not come, the next press asks for it again. */
export const Overlays = memo(() => {
  const intl = useIntl();
  const alert = useAlert();
  const dispatch = useShellDispatch();
  useShortcuts();
  useOutsideFeedback();
  const name = useShellSelector((state) => state.overlay);
  if (!name) return null;
  const onClose = () => dispatch(overlay.actions.closed());
  const giveUp = () => {
    onClose();
    alert({ severity: 'error', text: intl.formatMessage({ id: 'shell.failed' }) });
  };
  return (
    <Boundary key={name} onFailure={giveUp} renderFailure={() => null}>
      <Suspense fallback={null}>
        <ViewOf view={views[name]} handed={{ onClose }} />
      </Suspense>
    </Boundary>
  );
});
