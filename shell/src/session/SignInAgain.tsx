import { type AskedStep, isAsked, type Session, type SignedIn, signInInput } from '@bidwright/contract-shell';
import { Form, PasswordField } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { boot } from '../boot.ts';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { CodeForm } from '../twoStep/CodeForm.tsx';
import { PasskeyButton } from '../twoStep/PasskeyButton.tsx';
import { callIdempotent, read } from './call.ts';
import { DirectoryButton } from './DirectoryButton.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { signInAddress, stepAddress } from './next.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { session } from './session.ts';
import { useRefusal } from './useRefusal.ts';

const schema = signInInput.pick(['password']);

/** Answers the function that goes on with a new session. One of somebody else's gets a page of its own. */
const useResume = () => {
  const dispatch = useShellDispatch();
  const person = useShellSelector((state) => state.session.person);
  return useCallback(
    ({ user }: Session) => {
      if (user.id !== person?.id) return window.location.assign('/dashboard');
      dispatch(session.actions.resumed());
      // What could not be read meanwhile is read now, as when a person comes back to the tab.
      window.dispatchEvent(new Event('focus'));
    },
    [dispatch, person?.id],
  );
};

/** Over a page whose session has ended: its person signs in again and goes on, with all that was typed. */
export const SignInAgain = () => {
  const intl = useIntl();
  const location = useLocation();
  const { name, email } = usePerson();
  const refusal = useRefusal();
  const resume = useResume();
  const [asked, setAsked] = useState<AskedStep>();

  const signIn = async ({ password }: { password: string }) => {
    const { data, error } = await callIdempotent<SignedIn>('signIn', { email, password });
    if (error) return refusal(error);
    if (!isAsked(data)) return () => resume(data);
    if (data.step === 'prove') return () => setAsked(data);
    return () => window.location.assign(stepAddress(`?${new URLSearchParams({ next: location.pathname })}`));
  };

  // Signing in may have happened in another tab.
  useEffect(() => {
    const look = async () => {
      const { data } = await read<Session>('me');
      if (data) resume(data);
    };
    const onShow = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [resume]);

  if (asked) {
    return (
      <Dialog open form title={intl.formatMessage({ id: 'shell.twoStep' })} onClose={() => undefined}>
        <CodeForm ways={asked.ways} onIn={resume} />
      </Dialog>
    );
  }
  return (
    <Dialog open form title={intl.formatMessage({ id: 'shell.again' })} onClose={() => undefined}>
      <Box component="p" sx={{ margin: '0 0 16px' }}>
        <FormattedMessage id="shell.again.text" values={{ name: <b>{name}</b>, email: <bdi>{email}</bdi> }} />
      </Box>
      {boot.oidc && (
        <Box sx={{ marginBlockEnd: 2 }}>
          <DirectoryButton name={boot.oidc} next="/dashboard" target="_blank" />
        </Box>
      )}
      <Form schema={schema} onSubmit={signIn} focus="password" kept>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: 'shell.password' })}
          autoComplete="current-password"
        />
        <Box sx={{ marginBlockStart: 2 }}>
          <SubmitButton>
            <FormattedMessage id="shell.signIn" />
          </SubmitButton>
        </Box>
      </Form>
      <Box sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1.5 }}>
        {boot.google && <GoogleButton next="/dashboard" target="_blank" />}
        <PasskeyButton onIn={resume} />
      </Box>
      <Button
        fullWidth
        onClick={() => window.location.assign(signInAddress(location, true))}
        sx={{ marginBlockStart: 1 }}
      >
        <FormattedMessage id="shell.again.other" />
      </Button>
    </Dialog>
  );
};
