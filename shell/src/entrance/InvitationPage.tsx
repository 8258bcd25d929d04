import type { Invitation } from '@bidwright/contract-shell';
import { Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { InvitationOver } from './InvitationOver.tsx';
import { PublicCard } from './PublicCard.tsx';

/** Behind the #, where no server, log or referrer sees it. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/** Where an invitation leads: to a first password, or to what can be done where it does not work any more. */
export const InvitationPage = () => {
  const intl = useIntl();
  const [token] = useState(() => tokenOf(window.location.hash));
  const [found, setFound] = useState<Invitation | 'failed'>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isLeft = false;
    // An address without a token is none that anybody was sent.
    call<Invitation>('invitation', { token: token || '-' }).then(({ data }) => {
      if (!isLeft) setFound(data ?? 'failed');
    });
    return () => {
      isLeft = true;
    };
  }, [token, turn]);

  if (found === 'failed') {
    return (
      <PublicCard title={intl.formatMessage({ id: 'shell.invitation' })}>
        <Failed
          title={intl.formatMessage({ id: 'shell.invitation.failed' })}
          onRetry={() => {
            setFound(undefined);
            setTurn(turn + 1);
          }}
        />
      </PublicCard>
    );
  }
  if (!found) {
    return (
      <PublicCard title={intl.formatMessage({ id: 'shell.invitation' })}>
        <LoadingRows rows={3} />
      </PublicCard>
    );
  }
  return found.state === 'open' ? <FirstPassword token={token} {...found} /> : <InvitationOver {...found} />;
};
