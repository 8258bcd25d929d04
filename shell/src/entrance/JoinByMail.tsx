import { useErrorText } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { call } from '../session/call.ts';
import { useRefusal } from '../session/useRefusal.ts';

/** The other way to prove an account: a link to its address. */
export const JoinByMail = ({ onSent }: { onSent: () => void }) => {
  const refusal = useRefusal();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setBusy(true);
    const { error } = await call('google/mail');
    if (!error) return onSent();
    setFailure(errorText(refusal(error)));
    setBusy(false);
  };

  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', margin: '0 0 8px' }}>
        <FormattedMessage id="shell.join.question" />
      </Box>
      {failure && (
        <Alert severity="error" sx={{ marginBlockEnd: 1 }}>
          {failure}
        </Alert>
      )}
      <Button variant="outlined" fullWidth loading={busy} onClick={send}>
        <FormattedMessage id="shell.join.mail" />
      </Button>
    </Box>
  );
};
