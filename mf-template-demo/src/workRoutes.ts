import type { ModuleRoute } from '@bidwright/shell-api';

/** The sample's tools of every day. */
export const workRoutes: ModuleRoute[] = [
  { path: '/demo/mail', lazy: async () => ({ Component: (await import('./mail/MailPage.tsx')).MailPage }) },
  {
    path: '/demo/calendar',
    lazy: async () => ({ Component: (await import('./calendar/CalendarPage.tsx')).CalendarPage }),
  },
  { path: '/demo/chat', lazy: async () => ({ Component: (await import('./chat/ChatPage.tsx')).ChatPage }) },
  { path: '/demo/kanban', lazy: async () => ({ Component: (await import('./kanban/KanbanPage.tsx')).KanbanPage }) },
];
