import type { RecoveryCodes } from '@bidwright/contract-shell';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../session/call.ts';
import { useRefusal } from '../../session/useRefusal.ts';
import { KeptCodes } from './KeptCodes.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** Gives the person other recovery codes in the place of those before. */
export const CodesDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const intl = useIntl();
  const refusal = useRefusal();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = async (input: { password: string }) => {
    const { data, error } = await call<RecoveryCodes>('twoStep/recovery', input);
    return error ? refusal(error) : () => setCodes(data.codes ?? []);
  };
  return (
    <Dialog open form title={intl.formatMessage({ id: 'shell.twoStep.codes' })} onClose={onClose}>
      {codes ? (
        <KeptCodes codes={codes} onDone={onDone} />
      ) : (
        <PasswordStep
          text={intl.formatMessage({ id: 'shell.twoStep.codes.renew.text' })}
          submit={intl.formatMessage({ id: 'shell.twoStep.codes.renew' })}
          onSubmit={renew}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
