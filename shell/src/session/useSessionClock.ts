import type { SessionState } from '@bidwright/contract-shell';
import { useEffect } from 'react';
import { boot } from '../boot.ts';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { read } from './call.ts';
import { session } from './session.ts';

/** How many seconds before its end a session is said to end. */
const notice = 300;

/** Between two looks: at least this many seconds, so that a warning counts down; at most an hour, should a clock be wrong. */
const checkSeconds = { min: 60, max: 3600 };

/** When to look again at a session that lasts so many seconds: when it is time for the warning, then every minute and at its end. */
export const secondsToNextCheck = (left: number): number =>
  left > notice ? Math.min(left - notice, checkSeconds.max) : Math.min(left + 1, checkSeconds.min);

/** Says five minutes before that the session ends; in another tab another one may have begun. */
export const useSessionClock = (): void => {
  const dispatch = useShellDispatch();
  const isOver = useShellSelector((state) => state.session.isOver);
  useEffect(() => {
    if (isOver) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number) => {
      timer = setTimeout(() => void look(), secondsToNextCheck(left) * 1000);
    };
    const look = async () => {
      const { data } = await read<SessionState>('session');
      if (data) dispatch(session.actions.looked(data.left > notice ? null : Math.ceil(data.left / 60)));
      wait(data?.left ?? notice + checkSeconds.min);
    };
    wait(Math.max(0, (boot.expires ?? 0) - Date.now() / 1000));
    return () => clearTimeout(timer);
  }, [dispatch, isOver]);
};
