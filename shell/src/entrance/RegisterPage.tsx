import { isAsked, passwordLength, type Register, type Registered, registerInput } from '@bidwright/contract-shell';
import { FieldGrid, Form, PasswordField, TextField } from '@bidwright/remote-kit/forms';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boot } from '../boot.ts';
import { call } from '../session/call.ts';
import { nextAddress, stepAddress } from '../session/next.ts';
import { StrengthMeter } from '../session/StrengthMeter.tsx';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { MailSent } from './MailSent.tsx';
import { PublicCard } from './PublicCard.tsx';

/** Where a person makes an account. */
export const RegisterPage = () => {
  const intl = useIntl();
  const refusal = useRefusal();
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const text = (id: string) => intl.formatMessage({ id });

  const register = async (input: Register) => {
    const { data, error } = await call<Registered>('register', input);
    if (error) return refusal(error);
    if (isAsked(data)) return () => window.location.assign(stepAddress(window.location.search));
    if (!data.user) return () => setSentTo(input.email);
    return () => window.location.assign(nextAddress(window.location.search));
  };

  if (sentTo) return <MailSent title={text('shell.register.confirm')} text={text('shell.register.confirm.text')} />;
  return (
    <PublicCard
      title={text(boot.isNew ? 'shell.newFirm.begin' : 'shell.register.title')}
      text={boot.isNew ? text('shell.newFirm.text') : undefined}
    >
      <Form schema={registerInput} onSubmit={register} onChange={(values) => setPassword(values.password)}>
        <FieldGrid>
          <TextField name="firstName" label={text('shell.firstName')} autoComplete="given-name" />
          <TextField name="lastName" label={text('shell.lastName')} autoComplete="family-name" />
        </FieldGrid>
        <TextField name="email" type="email" label={text('shell.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={text('shell.password')}
          autoComplete="new-password"
          help={intl.formatMessage({ id: 'shell.password.rule' }, { min: passwordLength })}
        />
        <StrengthMeter password={password} />
        <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', margin: '0 0 16px' }}>
          <FormattedMessage id="shell.register.consent" />
        </Box>
        <SubmitButton>
          <FormattedMessage id="shell.register.submit" />
        </SubmitButton>
      </Form>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', margin: '24px 0 0' }}>
        <FormattedMessage id="shell.signIn.question" />{' '}
        <Link href={`/login${window.location.search}`} sx={{ fontWeight: 600 }}>
          <FormattedMessage id="shell.signIn" />
        </Link>
      </Box>
    </PublicCard>
  );
};
