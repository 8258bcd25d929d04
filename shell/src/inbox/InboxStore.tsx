import { Provider } from '@bidwright/remote-kit/store';
import { type PropsWithChildren, useEffect } from 'react';
import { useShellSelector } from '../store.ts';
import { inboxStore, readAnew } from './api.ts';

/** Stands around what shows notifications: they are read anew when something has come. */
export const InboxStore = ({ children }: PropsWithChildren) => {
  const news = useShellSelector((state) => state.inbox.news);
  useEffect(() => {
    if (news > 0) readAnew();
  }, [news]);
  return <Provider store={inboxStore}>{children}</Provider>;
};
