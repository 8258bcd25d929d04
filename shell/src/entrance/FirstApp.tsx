import type { AppOffer } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { AppSetUp } from '../twoStep/AppSetUp.tsx';
import { RecoveryCodes } from '../twoStep/RecoveryCodes.tsx';

type Offered = Awaited<ReturnType<typeof call<AppOffer>>>;

/** Sets up the authenticator app without which somebody's role does not come in, and shows the recovery codes. */
export const FirstApp = ({ onDone }: { onDone: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const refusal = useRefusal();
  const [offered, setOffered] = useState<Offered>();
  const [codes, setCodes] = useState<string[]>();
  const ask = useCallback(() => call<AppOffer>('signIn/setUp').then(setOffered), []);
  useEffect(() => void ask(), [ask]);

  const confirm = async (input: object) => {
    const { data, error } = await call<{ codes: string[] }>('signIn/setUp/confirm', input);
    return error ? refusal(error) : () => setCodes(data.codes);
  };

  if (codes) {
    return (
      <>
        <RecoveryCodes codes={codes} />
        <Box sx={{ marginBlockStart: 3 }}>
          <Button fullWidth variant="contained" onClick={onDone}>
            <FormattedMessage id="shell.twoStep.codes.kept" />
          </Button>
        </Box>
      </>
    );
  }
  if (!offered) return <LoadingRows rows={4} />;
  if (offered.error) {
    return (
      <Failed
        title={intl.formatMessage({ id: 'shell.twoStep.failed' })}
        text={errorText(refusal(offered.error))}
        onRetry={() => void ask()}
      />
    );
  }
  const submit = (
    <SubmitButton>
      <FormattedMessage id="shell.twoStep.setUp.submit" />
    </SubmitButton>
  );
  return <AppSetUp offer={offered.data} submit={submit} onConfirm={confirm} />;
};
