import type { Invitation } from '@bidwright/contract-shell';
import { Button, Stack } from '@bidwright/remote-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PublicCard } from './PublicCard.tsx';

/** An invitation that does not open an account any more, and what to do. */
export const InvitationOver = ({ state, contact }: Pick<Invitation, 'state' | 'contact'>) => {
  const intl = useIntl();
  const isUsed = state === 'used';
  return (
    <PublicCard
      title={intl.formatMessage({ id: `shell.invitation.${state}` })}
      text={intl.formatMessage({ id: `shell.invitation.${state}.text` }, { contact })}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Button href="/login" variant={isUsed ? 'contained' : 'outlined'} fullWidth>
          <FormattedMessage id={isUsed ? 'shell.signIn' : 'shell.signIn.back'} />
        </Button>
        {isUsed && (
          <Button href="/forgot" fullWidth>
            <FormattedMessage id="shell.forgot.link" />
          </Button>
        )}
      </Stack>
    </PublicCard>
  );
};
