import { type Invitation, isAsked, passwordLength, resetInput, type SignedIn } from '@bidwright/contract-shell';
import { Form, PasswordField } from '@bidwright/remote-kit/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { stepAddress } from '../session/next.ts';
import { StrengthMeter } from '../session/StrengthMeter.tsx';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { PublicCard } from './PublicCard.tsx';

/** Somebody who was invited chooses a first password and is in. */
export const FirstPassword = ({ token, name, email }: Pick<Invitation, 'name' | 'email'> & { token: string }) => {
  const intl = useIntl();
  const refusal = useRefusal();
  const [password, setPassword] = useState('');

  const accept = async (input: { token: string | null; password: string }) => {
    const { data, error } = await call<SignedIn>('invitation/accept', input);
    if (error) return refusal(error);
    // The page is loaded anew, so that nothing in it belongs to somebody else. The way back does not lead here again.
    return () => window.location.replace(isAsked(data) ? stepAddress() : '/dashboard');
  };

  return (
    <PublicCard
      title={intl.formatMessage({ id: 'shell.invitation.welcome' }, { name })}
      text={intl.formatMessage({ id: 'shell.invitation.text' }, { email })}
    >
      <Form
        schema={resetInput}
        initial={{ token }}
        onSubmit={accept}
        onChange={(values) => setPassword(values.password)}
      >
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: 'shell.password' })}
          autoComplete="new-password"
          help={intl.formatMessage({ id: 'shell.password.rule' }, { min: passwordLength })}
        />
        <StrengthMeter password={password} />
        <SubmitButton>
          <FormattedMessage id="shell.invitation.submit" />
        </SubmitButton>
      </Form>
    </PublicCard>
  );
};
