import type { Invitation } from '@bidwright/contract-shell';
import { Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { callIdempotent } from '../session/call.ts';
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
  const take = useCallback(({ data }: { data?: Invitation }) => setFound(data ?? 'failed'), []);
  // An address without a token is none that anybody was sent.
  const ask = useCallback(() => callIdempotent<Invitation>('invitation', { token: token || '-' }), [token]);
  useEffect(() => {
    void ask().then(take);
  }, [ask, take]);

  if (found === 'failed') {
    return (
      <PublicCard title={intl.formatMessage({ id: 'shell.invitation' })}>
        <Failed title={intl.formatMessage({ id: 'shell.invitation.failed' })} onRetry={() => void ask().then(take)} />
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
