import { provePasswordInput } from '@bidwright/contract-shell';
import { Form, PasswordField } from '@bidwright/remote-kit/forms';
import { Box } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { nextAddress } from '../session/next.ts';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { JoinByMail } from './JoinByMail.tsx';
import { JoinConfirm } from './JoinConfirm.tsx';
import { MailSent } from './MailSent.tsx';
import { PublicCard } from './PublicCard.tsx';

/** Where Google's sign-in leads when the address has an account here: its person proves once that it is theirs. */
export const JoinGooglePage = () => {
  const intl = useIntl();
  const refusal = useRefusal();
  const [sent, setSent] = useState(false);
  const text = (id: string) => intl.formatMessage({ id });
  // Behind the #, where no server, log or referrer sees it.
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token');

  const join = async (input: { password: string }) => {
    const { error } = await call('google/join', input);
    return error ? refusal(error) : () => window.location.assign(nextAddress(window.location.search));
  };

  if (token) return <JoinConfirm token={token} />;
  if (sent) return <MailSent title={text('shell.forgot.sent')} text={text('shell.join.sent')} />;
  return (
    <PublicCard title={text('shell.join')} text={text('shell.join.text')}>
      <Form schema={provePasswordInput} onSubmit={join}>
        <PasswordField name="password" label={text('shell.password')} autoComplete="current-password" />
        <Box sx={{ marginBlockStart: 1 }}>
          <SubmitButton>
            <FormattedMessage id="shell.join.submit" />
          </SubmitButton>
        </Box>
      </Form>
      <JoinByMail onSent={() => setSent(true)} />
    </PublicCard>
  );
};
