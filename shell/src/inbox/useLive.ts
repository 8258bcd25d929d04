import { signedOut } from '@bidwright/shell-api';
import { useEffect } from 'react';
import { refreshModules } from '../modules/useModules.ts';
import { useSettings } from '../settings/settings.ts';
import { useShellDispatch } from '../store.ts';
import { inbox } from './inbox.ts';
import { openStream } from './openStream.ts';
import { recount } from './recount.ts';

/** Within how many milliseconds open tabs ask for a new version. */
const spread = 2000;

/** While `listening`, what happens to the person on the server is heard as long as the tab is in sight: a browser has few connections for all its tabs. */
export const useLive = (listening: boolean): void => {
  const dispatch = useShellDispatch();
  const language = useSettings().language;
  useEffect(() => {
    const { counted, happened } = inbox.actions;
    const news = () => {
      dispatch(happened());
      void recount();
    };
    const hearing = {
      ready: ({ unread }: { unread: number }) => {
        dispatch(counted(unread));
        dispatch(happened());
      },
      arrived: news,
      read: news,
      allRead: news,
      // All open tabs hear it in the same moment.
      released: () => void setTimeout(refreshModules, Math.random() * spread),
      missed: () => {
        news();
        void refreshModules();
      },
      ended: signedOut,
      // It may be that nobody is signed in any more: the answer says so.
      refused: () => void recount(),
    };
    let close: (() => void) | undefined;
    const follow = () => {
      const wanted = listening && document.visibilityState === 'visible';
      if (wanted && !close) close = openStream(`/api/shell/events?language=${language}`, hearing);
      if (wanted) return;
      close?.();
      close = undefined;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close?.();
    };
  }, [dispatch, language, listening]);
};
