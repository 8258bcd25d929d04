import { type AskedStep, isAsked, type SignedIn, type SignIn, signInInput } from '@bidwright/contract-shell';
import { Form, PasswordField, TextField } from '@bidwright/remote-kit/forms';
import { Alert, Box, Link } from '@bidwright/remote-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boot } from '../boot.ts';
import { callIdempotent } from '../session/call.ts';
import { DirectoryButton } from '../session/DirectoryButton.tsx';
import { GoogleButton } from '../session/GoogleButton.tsx';
import { hasEnded, nextAddress } from '../session/next.ts';
import { SubmitButton } from '../session/SubmitButton.tsx';
import { useRefusal } from '../session/useRefusal.ts';
import { canPasskeys } from '../twoStep/passkeys.ts';
import { OrLine } from './OrLine.tsx';
import { PublicCard } from './PublicCard.tsx';
import { WayProblem } from './WayProblem.tsx';

/** A firm's own people never see them. */
const DemoPeople = lazy(async () => ({ default: (await import('./DemoPeople.tsx')).DemoPeople }));

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

const PasskeyButton = lazy(async () => ({ default: (await import('../twoStep/PasskeyButton.tsx')).PasskeyButton }));

/** Where a person signs in. */
export const SignInPage = () => {
  const intl = useIntl();
  const refusal = useRefusal();
  const next = nextAddress(window.location.search);
  const [asked, setAsked] = useState<AskedStep>();
  // The page is loaded anew, so that nothing in it belongs to somebody else. The way back does not lead here again.
  const goOn = () => window.location.replace(next);

  const signIn = async (input: SignIn) => {
    const { data, error } = await callIdempotent<SignedIn>('signIn', input);
    if (error) return refusal(error);
    return isAsked(data) ? () => setAsked(data) : goOn;
  };

  if (asked) {
    return (
      <Suspense fallback={null}>
        <SecondStep {...asked} />
      </Suspense>
    );
  }
  return (
    <PublicCard
      title={intl.formatMessage({ id: 'shell.signIn' })}
      text={intl.formatMessage({ id: 'shell.signIn.text' })}
      beside={
        boot.demo && (
          <Suspense fallback={<Box sx={{ minHeight: 400 }} />}>
            <DemoPeople demo={boot.demo} signIn={signIn} />
          </Suspense>
        )
      }
    >
      {hasEnded(window.location.search) && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="shell.signIn.ended" />
        </Alert>
      )}
      {boot.isNew && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="shell.newFirm" />
          <Link href="/register" sx={{ display: 'block', fontWeight: 600 }}>
            <FormattedMessage id="shell.newFirm.begin" />
          </Link>
        </Alert>
      )}
      <WayProblem />
      {boot.oidc && (
        <>
          <DirectoryButton name={boot.oidc} next={next} />
          <OrLine />
        </>
      )}
      <Form schema={signInInput} onSubmit={signIn}>
        <TextField
          name="email"
          type="email"
          label={intl.formatMessage({ id: 'shell.email' })}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: 'shell.password' })}
          autoComplete="current-password"
        />
        <Box sx={{ textAlign: 'end', marginBlockEnd: 2 }}>
          <Link href={`/forgot${window.location.search}`} variant="body2" sx={{ fontWeight: 500 }}>
            <FormattedMessage id="shell.forgot.link" />
          </Link>
        </Box>
        <SubmitButton>
          <FormattedMessage id="shell.signIn" />
        </SubmitButton>
      </Form>
      {(boot.google || canPasskeys()) && <OrLine />}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {boot.google && <GoogleButton next={next} />}
        {canPasskeys() && (
          <Suspense fallback={<Box sx={{ minHeight: 40 }} />}>
            <PasskeyButton onIn={goOn} />
          </Suspense>
        )}
      </Box>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', margin: '24px 0 0' }}>
        <FormattedMessage id="shell.register.question" />{' '}
        <Link href={`/register${window.location.search}`} sx={{ fontWeight: 600 }}>
          <FormattedMessage id="shell.register" />
        </Link>
      </Box>
    </PublicCard>
  );
};
