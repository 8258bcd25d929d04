import { Messages } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Boundary } from '../modules/Boundary.tsx';
import { AppLook } from '../settings/AppLook.tsx';
import { useSettings } from '../settings/settings.ts';
import { EntranceHooks } from './EntranceHooks.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { SignInPage } from './SignInPage.tsx';
import { texts } from './texts.ts';

const ErrorNotice = lazy(async () => ({ default: (await import('../errors/ErrorNotice.tsx')).ErrorNotice }));

const pages: Record<string, ComponentType> = {
  '/register': lazy(async () => ({ default: (await import('./RegisterPage.tsx')).RegisterPage })),
  '/forgot': lazy(async () => ({ default: (await import('./ForgotPage.tsx')).ForgotPage })),
  '/reset': lazy(async () => ({ default: (await import('./ResetPage.tsx')).ResetPage })),
  '/invitation': lazy(async () => ({ default: (await import('./InvitationPage.tsx')).InvitationPage })),
  '/join-google': lazy(async () => ({ default: (await import('./JoinGooglePage.tsx')).JoinGooglePage })),
};

const StepAgain = lazy(async () => ({ default: (await import('./StepAgain.tsx')).StepAgain }));

const isStep = () => window.location.pathname === '/login' && new URLSearchParams(window.location.search).has('step');

const Shown = pages[window.location.pathname] ?? (isStep() ? StepAgain : SignInPage);

/**
 * The pages for people who are signed out: an application of its own, so that a sign-in page brings neither the frame nor what modules
 * share. Going from one to another loads a page.
 */
export const Entrance = () => (
  <AppLook>
    <Messages language={useSettings().language} load={texts}>
      <EntranceHooks>
        <Boundary
          renderFailure={(failure) => (
            <Box component="main" sx={{ maxWidth: 720, margin: '10vh auto', paddingInline: 2 }}>
              <Suspense fallback={null}>
                <ErrorNotice error={failure} onRetry={() => window.location.reload()} />
              </Suspense>
            </Box>
          )}
        >
          <PublicFrame>
            <Suspense fallback={null}>
              <Shown />
            </Suspense>
          </PublicFrame>
        </Boundary>
      </EntranceHooks>
    </Messages>
  </AppLook>
);
