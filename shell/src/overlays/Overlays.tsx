import { lazy, Suspense } from 'react';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { type Overlay, overlay } from './overlay.ts';

const views = {
  search: lazy(async () => ({ default: (await import('../search/Palette.tsx')).Palette })),
  shortcuts: lazy(async () => ({ default: (await import('../keyboard/ShortcutsDialog.tsx')).ShortcutsDialog })),
  feedback: lazy(async () => ({ default: (await import('../feedback/FeedbackDialog.tsx')).FeedbackDialog })),
  alerts: lazy(async () => ({ default: (await import('../alerts/RecentAlerts.tsx')).RecentAlerts })),
} satisfies Record<Overlay, unknown>;

/** What lies over the page now. Its code comes when it is first opened. */
export const Overlays = () => {
  const dispatch = useShellDispatch();
  useShortcuts();
  const name = useShellSelector((state) => state.overlay);
  if (!name) return null;
  const View = views[name];
  return (
    <Suspense fallback={null}>
      <View onClose={() => dispatch(overlay.actions.closed())} />
    </Suspense>
  );
};
