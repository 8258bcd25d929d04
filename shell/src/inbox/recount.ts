import type { SessionState } from '@bidwright/contract-shell';
import { read } from '../session/call.ts';
import { store } from '../store.ts';
import { inbox } from './inbox.ts';

/** Asks how many notifications are unread. Without an answer the number stays as it is; one that nobody is signed in any more is told on. */
export const recount = async (): Promise<void> => {
  const { data } = await read<SessionState>('session');
  if (data) store.dispatch(inbox.actions.counted(data.unread));
};
