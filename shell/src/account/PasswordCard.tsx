import { changePasswordInput, type OwnAccount, passwordLength } from '@bidwright/contract-shell';
import { Form, FormActions, PasswordField } from '@bidwright/remote-kit/forms';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Box, Failed, Link, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { StrengthMeter } from '../session/StrengthMeter.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { useAnswer } from './useAnswer.ts';
import { WaysCard } from './WaysCard.tsx';

const PasswordForm = ({ onSaved }: { onSaved: () => void }) => {
  const intl = useIntl();
  const { email } = usePerson();
  const refusal = useRefusal();
  const [password, setPassword] = useState('');
  const text = (id: string) => intl.formatMessage({ id });
  const save = async (input: { current: string; password: string }) => {
    const { error } = await call('password', input);
    return error ? refusal(error) : onSaved;
  };
  return (
    <Form schema={changePasswordInput} onSubmit={save} onChange={(values) => setPassword(values.password)}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current" label={text('shell.account.password.current')} autoComplete="current-password" />
      <PasswordField
        name="password"
        label={text('shell.reset.password')}
        autoComplete="new-password"
        help={intl.formatMessage({ id: 'shell.password.rule' }, { min: passwordLength })}
      />
      <StrengthMeter password={password} />
      <FormActions submit={text('shell.reset.submit')} />
    </Form>
  );
};

/** By what the account can be entered, and another password for it. All other sessions end with the old one. */
export const PasswordCard = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data, error, again } = useAnswer<OwnAccount>('account');
  const [saves, setSaves] = useState(0);
  const saved = () => {
    setSaves(saves + 1);
    alert({ severity: 'success', text: intl.formatMessage({ id: 'shell.account.password.saved' }) });
  };
  const failed = error && (
    <Failed title={intl.formatMessage({ id: 'shell.failed' })} text={errorText(error)} onRetry={again} />
  );
  return (
    <>
      <SectionCard title={intl.formatMessage({ id: 'shell.password' })}>
        {!data && (failed || <LoadingRows rows={3} />)}
        {data?.hasPassword && <PasswordForm key={saves} onSaved={saved} />}
        {data && !data.hasPassword && (
          <Box>
            <FormattedMessage id="shell.account.password.none" />{' '}
            <Link href="/forgot">
              <FormattedMessage id="shell.reset" />
            </Link>
          </Box>
        )}
      </SectionCard>
      {data && <WaysCard account={data} onChanged={again} />}
    </>
  );
};
