import { type AskedStep, type Session, stepInput } from '@bidwright/contract-shell';
import { Form, TextField } from '@bidwright/remote-kit/forms';
import { Box } from '@bidwright/remote-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface CodeFormProps extends Pick<AskedStep, 'ways'> {
  onIn: (session: Session) => void;
}

/** The second step after the password: a code, or a passkey. */
export const CodeForm = ({ ways, onIn }: CodeFormProps) => {
  const intl = useIntl();
  const refusal = useRefusal();
  const help = ways.includes('app') ? 'shell.twoStep.code.help' : 'shell.twoStep.code.recovery';
  const prove = async ({ code }: { code: string | null }) => {
    const { data, error } = await call<Session>('signIn/step', { code });
    return error ? refusal(error) : () => onIn(data);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {ways.includes('passkey') && <PasskeyButton onIn={onIn} />}
      {ways.some((way) => way !== 'passkey') && (
        <Form schema={stepInput} onSubmit={prove} focus="code" kept>
          <TextField
            name="code"
            label={intl.formatMessage({ id: 'shell.twoStep.code' })}
            autoComplete="one-time-code"
            help={intl.formatMessage({ id: help })}
          />
          <Box sx={{ marginBlockStart: 2 }}>
            <SubmitButton>
              <FormattedMessage id="shell.signIn" />
            </SubmitButton>
          </Box>
        </Form>
      )}
    </Box>
  );
};
