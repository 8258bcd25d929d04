import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useIsKept } from '../../emails/useIsKept.ts';
import { useSendInvitation } from '../api.ts';

/** Who came in already, or may not, needs no invitation. */
const needless: ReadonlySet<string> = new Set(['opened', 'inactive']);

/** Invites people one after the other, and says how many invitations left; answers whether none failed. */
export const useInvite = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const isKept = useIsKept();
  const [send] = useSendInvitation();
  const [isSending, setIsSending] = useState(false);

  const inviteEach = async (ids: readonly string[]): Promise<boolean> => {
    let count = 0;
    for (const user of ids) {
      const { error } = await send({ user });
      if (!error) count += 1;
      else if (!needless.has(error.code)) {
        alert({ severity: 'error', text: errorText(error) });
        return false;
      }
    }
    const id = isKept ? 'admin.people.invite.kept' : 'admin.people.invite.sent';
    alert({ severity: 'success', text: intl.formatMessage({ id }, { count }) });
    return true;
  };
  const invite = async (ids: readonly string[]): Promise<boolean> => {
    setIsSending(true);
    const isDone = await inviteEach(ids);
    setIsSending(false);
    return isDone;
  };
  return { invite, isSending };
};
