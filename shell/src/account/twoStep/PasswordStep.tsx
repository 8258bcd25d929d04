import type { ErrorInfo } from '@bidwright/contract-kit';
import { provePasswordInput } from '@bidwright/contract-shell';
import { Form, FormActions, type Outcome, PasswordField } from '@bidwright/remote-kit/forms';
import { Box } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';

interface PasswordStepProps {
  /** Why it is asked. */
  text: string;
  submit: string;
  onSubmit: (input: { password: string }) => Promise<ErrorInfo | Outcome>;
  onClose: () => void;
}

/** Whoever found an open browser knows the password not: it is asked before anything changes. */
export const PasswordStep = ({ text, submit, onSubmit, onClose }: PasswordStepProps) => {
  const intl = useIntl();
  const { email } = usePerson();
  return (
    <>
      <Box component="p" sx={{ margin: '0 0 16px' }}>
        {text}
      </Box>
      <Form schema={provePasswordInput} onSubmit={onSubmit} onCancel={onClose} focus="password">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: 'shell.password' })}
          autoComplete="current-password"
        />
        <FormActions submit={submit} cancel={intl.formatMessage({ id: 'shell.feedback.cancel' })} />
      </Form>
    </>
  );
};
