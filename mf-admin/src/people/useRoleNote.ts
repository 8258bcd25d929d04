import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Answers the function that says in a sentence what a role may see and do. */
export const useRoleNote = (): ((role: string) => string) => {
  const intl = useIntl();
  return useCallback(
    (role) => {
      const id = `admin.role.${role}`;
      return intl.messages[id] ? intl.formatMessage({ id }) : '';
    },
    [intl],
  );
};
