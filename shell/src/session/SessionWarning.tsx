import type { Session, SessionState } from '@bidwright/contract-shell';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellDispatch } from '../store.ts';
import { read } from './call.ts';
import { session } from './session.ts';
import { notice } from './useSessionClock.ts';

/** Says that the session ends, and lets it last longer. */
export const SessionWarning = ({ minutes }: { minutes: number }) => {
  const intl = useIntl();
  const dispatch = useShellDispatch();
  const [isLast, setLast] = useState(false);
  const stay = async () => {
    await read<Session>('me');
    const { data } = await read<SessionState>('session');
    if (data && data.left > notice) dispatch(session.actions.looked(null));
    else setLast(true);
  };
  const later = () => dispatch(session.actions.looked(null));
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: 'shell.ending' }, { minutes })}
      onClose={later}
      actions={
        <>
          <Button onClick={later}>
            <FormattedMessage id="shell.ending.later" />
          </Button>
          {!isLast && (
            <Button variant="contained" onClick={stay}>
              <FormattedMessage id="shell.ending.stay" />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage id={isLast ? 'shell.ending.last' : 'shell.ending.text'} />
    </Dialog>
  );
};
