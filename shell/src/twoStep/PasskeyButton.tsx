import type { ErrorInfo } from '@bidwright/contract-kit';
import type { Session } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Alert, Button } from '@bidwright/remote-kit/ui';
import Fingerprint from '@mui/icons-material/FingerprintOutlined';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRefusal } from '../session/useRefusal.ts';
import { canPasskeys, signInByPasskey } from './passkeys.ts';

/** Signs in by what the browser keeps for this app. */
export const PasskeyButton = ({ onIn }: { onIn: (session: Session) => void }) => {
  const errorText = useErrorText();
  const refusal = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorInfo>();
  if (!canPasskeys()) return null;
  const show = async () => {
    setBusy(true);
    setFailure(undefined);
    const answer = await signInByPasskey();
    if (answer?.data) return onIn(answer.data);
    setFailure(answer?.error && refusal(answer.error));
    setBusy(false);
  };
  return (
    <>
      <Button fullWidth variant="outlined" startIcon={<Fingerprint />} loading={isBusy} onClick={() => void show()}>
        <FormattedMessage id="shell.passkey.signIn" />
      </Button>
      {failure && (
        <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
          {errorText(failure)}
        </Alert>
      )}
    </>
  );
};
