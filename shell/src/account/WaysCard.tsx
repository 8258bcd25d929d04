import { type OwnAccount, provePasswordInput } from '@bidwright/contract-shell';
import { Form, FormActions, PasswordField } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boot } from '../boot.ts';
import { call } from '../session/call.ts';
import { useRefusal } from '../session/useRefusal.ts';

interface Way {
  id: 'google' | 'oidc';
  name: string;
}

const LeaveDialog = ({ way, onLeft, onClose }: { way: Way; onLeft: () => void; onClose: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const refusal = useRefusal();
  const { email } = usePerson();
  const { id, name } = way;
  const text = (key: string) => intl.formatMessage({ id: key }, { name });
  const leave = async (input: { password: string }) => {
    const { error } = await call(`${id}/leave`, input);
    if (error) return refusal(error);
    return () => {
      alert({ severity: 'success', text: text('shell.account.ways.left') });
      onLeft();
    };
  };
  return (
    <Dialog open form title={text('shell.account.ways.leave.of')} onClose={onClose}>
      <Box component="p" sx={{ margin: '0 0 16px' }}>
        {text('shell.account.ways.leave.text')}
      </Box>
      <Form schema={provePasswordInput} onSubmit={leave} onCancel={onClose} focus="password">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label={text('shell.password')} autoComplete="current-password" />
        <FormActions submit={text('shell.account.ways.leave')} cancel={text('shell.feedback.cancel')} />
      </Form>
    </Dialog>
  );
};

/** By what the account is entered beside its password. A way is left only where the password remains. */
export const WaysCard = ({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) => {
  const intl = useIntl();
  const [leaving, setLeaving] = useState<Way>();
  const ways: Way[] = [
    ...(account.hasGoogle ? [{ id: 'google', name: 'Google' } as const] : []),
    ...(account.hasOidc ? [{ id: 'oidc', name: boot.oidc ?? 'OpenID Connect' } as const] : []),
  ];
  const left = () => {
    setLeaving(undefined);
    onChanged();
  };
  if (ways.length === 0) return null;
  return (
    <SectionCard title={intl.formatMessage({ id: 'shell.account.ways' })}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {ways.map((way) => (
          <Box component="li" key={way.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
            <Box component="bdi" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {way.name}
            </Box>
            {account.hasPassword && (
              <Button
                size="small"
                aria-label={intl.formatMessage({ id: 'shell.account.ways.leave.of' }, { name: way.name })}
                onClick={() => setLeaving(way)}
              >
                <FormattedMessage id="shell.account.ways.leave" />
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {!account.hasPassword && (
        <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', margin: 0 }}>
          <FormattedMessage id="shell.account.ways.noPassword" />
        </Box>
      )}
      {leaving && <LeaveDialog way={leaving} onLeft={left} onClose={() => setLeaving(undefined)} />}
    </SectionCard>
  );
};
