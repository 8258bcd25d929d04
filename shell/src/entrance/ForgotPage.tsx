import { forgotInput } from '@bidwright/contract-shell';
import { Form, TextField } from '@bidwright/remote-kit/forms';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boot } from '../boot.ts';
import { call } from '../session/call.ts';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { MailSent } from './MailSent.tsx';
import { PublicCard } from './PublicCard.tsx';

/** Where a person asks for a new password. The answer never says whether the address has an account. */
export const ForgotPage = () => {
  const intl = useIntl();
  const refusal = useRefusal();
  const [sent, setSent] = useState(false);
  const text = (id: string) => intl.formatMessage({ id });

  const ask = async (input: { email: string }) => {
    const { error } = await call('forgot', input);
    return error ? refusal(error) : () => setSent(true);
  };

  if (sent) {
    // A front door of before does not say.
    const id = boot.hasMail === false ? 'shell.forgot.kept' : 'shell.forgot.sent';
    return <MailSent title={text(id)} text={text(`${id}.text`)} />;
  }
  return (
    <PublicCard title={text('shell.forgot')} text={text('shell.forgot.text')}>
      <Form schema={forgotInput} onSubmit={ask}>
        <TextField name="email" type="email" label={text('shell.email')} autoComplete="username" />
        <Box sx={{ marginBlockStart: 1 }}>
          <SubmitButton>
            <FormattedMessage id="shell.forgot.submit" />
          </SubmitButton>
        </Box>
      </Form>
      <Box component="p" sx={{ typography: 'body2', margin: '24px 0 0' }}>
        <Link href={`/login${window.location.search}`} sx={{ fontWeight: 600 }}>
          <FormattedMessage id="shell.signIn.back" />
        </Link>
      </Box>
    </PublicCard>
  );
};
