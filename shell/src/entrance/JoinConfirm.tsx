import { confirmGoogleInput } from '@bidwright/contract-shell';
import { Form } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { PublicCard } from './PublicCard.tsx';

/** Where the link of the mail leads. A click is needed, for programs that look into mails open links too. */
export const JoinConfirm = ({ token }: { token: string }) => {
  const intl = useIntl();
  const refusal = useRefusal();

  const confirm = async (input: { token: string | null }) => {
    const { error } = await call('google/confirm', input);
    return error ? refusal(error) : () => window.location.assign('/dashboard');
  };

  return (
    <PublicCard
      title={intl.formatMessage({ id: 'shell.join' })}
      text={intl.formatMessage({ id: 'shell.join.confirm' })}
    >
      <Form schema={confirmGoogleInput} initial={{ token }} onSubmit={confirm}>
        <SubmitButton>
          <FormattedMessage id="shell.join.submit" />
        </SubmitButton>
      </Form>
    </PublicCard>
  );
};
