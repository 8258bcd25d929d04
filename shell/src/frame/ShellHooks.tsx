import type { Person } from '@bidwright/contract-kit';
import { type Alert, type PageHead, ShellProvider } from '@bidwright/shell-api';
import { type PropsWithChildren, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertBar } from '../alerts/AlertBar.tsx';
import { alerts } from '../alerts/alerts.ts';
import { useVisits } from '../search/useVisits.ts';
import { useSettings } from '../settings/settings.ts';
import { useShellDispatch } from '../store.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PageHeadContext } from './PageHeadContext.ts';
import { tabTitle } from './productName.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

interface Shown {
  /** The path of the page that said it. */
  at: string;
  head: PageHead;
}

interface ShellHooksProps {
  person: Person;
  /** Whether to ask before unsaved changes are left. */
  asks?: boolean;
}

/** Answers what modules and forms ask of the shell. */
export const ShellHooks = ({ person, asks = true, children }: PropsWithChildren<ShellHooksProps>) => {
  const language = useSettings().language;
  const { pathname } = useLocation();
  const { guard, blocker } = useLeaveGuard(asks);
  const [alert, setAlert] = useState<{ alert: Alert; number: number }>();
  const [shown, setShown] = useState<Shown>();

  const dispatch = useShellDispatch();
  const counted = useRef(0);
  const show = useCallback(
    (next: Alert) => {
      counted.current += 1;
      setAlert({ alert: next, number: counted.current });
      const { severity, text, detail } = next;
      dispatch(alerts.actions.shown({ severity, text, detail }));
    },
    [dispatch],
  );
  // One that hides by itself just when the next one comes hides itself alone.
  const hide = (number: number) => setAlert((now) => (now?.number === number ? undefined : now));
  const setHead = useCallback((head: PageHead) => setShown({ at: window.location.pathname, head }), []);
  const shell = useMemo(
    () => ({ person, language, alert: show, setHead, guard }),
    [person, language, show, setHead, guard],
  );

  const head = shown?.at === pathname ? shown.head : null;
  useEffect(() => {
    if (head) document.title = tabTitle(head.title);
  }, [head]);

  useVisits(person, head?.title);

  return (
    <ShellProvider value={shell}>
      <PageHeadContext value={head}>{children}</PageHeadContext>
      <LeaveDialog blocker={blocker} />
      {alert && <AlertBar key={alert.number} alert={alert.alert} onClose={() => hide(alert.number)} />}
    </ShellProvider>
  );
};
