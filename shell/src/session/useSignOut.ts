import { useAlert, usePerson } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';
import { callIdempotent } from './call.ts';
import { wipe } from './wipe.ts';

/** Answers the function that signs the person out and returns to the start. Everything in the page is forgotten with it. */
export const useSignOut = () => {
  const intl = useIntl();
  const alert = useAlert();
  const { id } = usePerson();
  return async () => {
    const { error } = await callIdempotent('signOut');
    if (error) alert({ severity: 'error', text: intl.formatMessage({ id: 'shell.signOut.failed' }) });
    else {
      wipe(id);
      window.location.assign('/');
    }
  };
};
