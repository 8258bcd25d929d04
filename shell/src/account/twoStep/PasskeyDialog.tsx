import { text as line, object } from '@bidwright/contract-kit';
import { provePasswordInput } from '@bidwright/contract-shell';
import { Form, FormActions, PasswordField, TextField } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusal } from '../../session/useRefusal.ts';
import { addPasskey } from '../../twoStep/passkeys.ts';
import { KeptCodes } from './KeptCodes.tsx';

const schema = provePasswordInput.concat(object({ name: line(60).required() }));

/** Has the browser make a passkey, and keeps it under a name. */
export const PasskeyDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const refusal = useRefusal();
  const { email } = usePerson();
  const text = (id: string) => intl.formatMessage({ id });
  const [codes, setCodes] = useState<string[]>();

  const add = async ({ name, password }: { name: string | null; password: string }) => {
    const answer = await addPasskey(name ?? '', password);
    if (!answer) return () => alert({ severity: 'error', text: text('shell.passkey.left') });
    if (answer.error) return refusal(answer.error);
    return () => {
      alert({ severity: 'success', text: text('shell.passkey.added') });
      if (answer.data.codes) setCodes(answer.data.codes);
      else onDone();
    };
  };

  return (
    <Dialog open form title={text(codes ? 'shell.twoStep.codes' : 'shell.passkey.add')} onClose={onClose}>
      {codes ? (
        <KeptCodes codes={codes} onDone={onDone} />
      ) : (
        <>
          <Box component="p" sx={{ margin: '0 0 16px' }}>
            {text('shell.passkey.add.text')}
          </Box>
          <Form schema={schema} onSubmit={add} onCancel={onClose} focus="name" kept>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <TextField name="name" label={text('shell.passkey.name')} help={text('shell.passkey.name.help')} />
            <PasswordField name="password" label={text('shell.password')} autoComplete="current-password" />
            <FormActions submit={text('shell.passkey.add')} cancel={text('shell.feedback.cancel')} />
          </Form>
        </>
      )}
    </Dialog>
  );
};
