import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellDispatch } from '../store.ts';
import { callIdempotent } from './call.ts';
import { session } from './session.ts';

/** Says that the session ends, and lets its person begin another one at a moment that suits. */
export const SessionWarning = ({ minutes }: { minutes: number }) => {
  const intl = useIntl();
  const dispatch = useShellDispatch();
  const renew = async () => {
    const { error } = await callIdempotent('signOut');
    if (!error) dispatch(session.actions.ended());
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
          <Button variant="contained" onClick={renew}>
            <FormattedMessage id="shell.ending.renew" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="shell.ending.text" />
    </Dialog>
  );
};
