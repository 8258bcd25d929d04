import type { Role } from '@bidwright/contract-kit';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call, callIdempotent } from '../session/call.ts';

/**
 * Answers the function by which an Admin sees the app as a role, or as an Admin again, and whether that is under way. The page comes anew:
 * nothing of what the other one was shown stays in it.
 */
export const useView = () => {
  const intl = useIntl();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const see = async (role: Role | null) => {
    setBusy(true);
    const { error } = await (role ? call('viewAs/begin', { role }) : callIdempotent('viewAs/end'));
    setBusy(false);
    if (error) alert({ severity: 'error', text: intl.formatMessage({ id: 'shell.view.failed' }) });
    else window.location.assign('/');
  };
  return [see, busy] as const;
};
