import type { Session } from '@bidwright/contract-shell';
import { useCallback } from 'react';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { session } from './session.ts';

/** Answers the function that goes on with a new session. One of somebody else's gets a page of its own. */
export const useResume = () => {
  const dispatch = useShellDispatch();
  const person = useShellSelector((state) => state.session.person);
  return useCallback(
    ({ user }: Session) => {
      if (user.id !== person?.id) return window.location.assign('/dashboard');
      dispatch(session.actions.resumed());
      // What could not be read meanwhile is read now, as when a person comes back to the tab.
      window.dispatchEvent(new Event('focus'));
    },
    [dispatch, person?.id],
  );
};
