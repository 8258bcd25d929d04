import type { AppOffer, RecoveryCodes } from '@bidwright/contract-shell';
import { FormActions } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../session/call.ts';
import { useRefusal } from '../../session/useRefusal.ts';
import { AppSetUp } from '../../twoStep/AppSetUp.tsx';
import { KeptCodes } from './KeptCodes.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** Sets up an authenticator app: password, picture and first code, and recovery codes with the first second step. */
export const AppDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const refusal = useRefusal();
  const text = (id: string) => intl.formatMessage({ id });
  const [offer, setOffer] = useState<AppOffer>();
  const [codes, setCodes] = useState<string[]>();

  const begin = async (input: { password: string }) => {
    const { data, error } = await call<AppOffer>('twoStep/app', input);
    return error ? refusal(error) : () => setOffer(data);
  };
  const confirm = async (input: object) => {
    const { data, error } = await call<RecoveryCodes>('twoStep/app/confirm', input);
    if (error) return refusal(error);
    return () => {
      alert({ severity: 'success', text: text('shell.twoStep.app.added') });
      if (data.codes) setCodes(data.codes);
      else onDone();
    };
  };

  return (
    <Dialog open form title={text(codes ? 'shell.twoStep.codes' : 'shell.twoStep.app.add')} onClose={onClose}>
      {codes && <KeptCodes codes={codes} onDone={onDone} />}
      {offer && !codes && (
        <AppSetUp
          offer={offer}
          submit={<FormActions submit={text('shell.twoStep.app.confirm')} cancel={text('shell.feedback.cancel')} />}
          onCancel={onClose}
          onConfirm={confirm}
        />
      )}
      {!offer && (
        <PasswordStep
          text={text('shell.twoStep.password')}
          submit={text('shell.twoStep.next')}
          onSubmit={begin}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
