import { passwordLength, resetInput } from '@bidwright/contract-shell';
import { Form, PasswordField } from '@bidwright/remote-kit/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boot } from '../boot.ts';
import { call } from '../session/call.ts';
import { StrengthMeter } from '../session/StrengthMeter.tsx';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { PublicCard } from './PublicCard.tsx';

/** Where the link of the mail leads: a new password is set. */
export const ResetPage = () => {
  const intl = useIntl();
  const refusal = useRefusal();
  // Behind the #, where no server, log or referrer sees it. An address without one is none that anybody was sent; the server says so.
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') || '-';
  const [password, setPassword] = useState('');

  const reset = async (input: { token: string | null; password: string }) => {
    const { error } = await call('reset', input);
    if (error) return refusal(error);
    // Whoever was signed in here may be somebody else.
    if (boot.user) await call('signOut');
    return () => window.location.assign('/login');
  };

  return (
    <PublicCard title={intl.formatMessage({ id: 'shell.reset' })}>
      <Form
        schema={resetInput}
        initial={{ token }}
        onSubmit={reset}
        onChange={(values) => setPassword(values.password)}
      >
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: 'shell.reset.password' })}
          autoComplete="new-password"
          help={intl.formatMessage({ id: 'shell.password.rule' }, { min: passwordLength })}
        />
        <StrengthMeter password={password} />
        <SubmitButton>
          <FormattedMessage id="shell.reset.submit" />
        </SubmitButton>
      </Form>
    </PublicCard>
  );
};
