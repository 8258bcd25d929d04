import type { ErrorInfo } from '@bidwright/contract-kit';
import type { RecoveryCodes, Session } from '@bidwright/contract-shell';
import { call } from '../session/call.ts';

type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

/** Loaded when a passkey is first asked for: most sign-ins need none. */
const webauthn = () => import('@simplewebauthn/browser');

/** Passkeys belong to a name, not to a number, and to a browser that has them. */
export const canPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** What the browser made of it: the person may have closed its window, which is no failure. */
const inBrowser = async <T>(ask: () => Promise<T>): Promise<T | null> => {
  try {
    return await ask();
  } catch {
    return null;
  }
};

/** Signs in by a passkey; null: the person left the browser's window. */
export const signInByPasskey = async (): Promise<Answer<Session> | null> => {
  const { startAuthentication } = await webauthn();
  const { data, error } = await call<{ options: Parameters<typeof startAuthentication>[0]['optionsJSON'] }>(
    'signIn/passkey/begin',
  );
  if (error) return { error };
  const credential = await inBrowser(() => startAuthentication({ optionsJSON: data.options }));
  return credential && call<Session>('signIn/passkey', { credential: JSON.stringify(credential) });
};

/** Makes a passkey for the own account; null: the person left the browser's window. */
export const addPasskey = async (name: string, password: string): Promise<Answer<RecoveryCodes> | null> => {
  const { startRegistration } = await webauthn();
  const { data, error } = await call<{ options: Parameters<typeof startRegistration>[0]['optionsJSON'] }>(
    'twoStep/passkeys',
    { password },
  );
  if (error) return { error };
  const credential = await inBrowser(() => startRegistration({ optionsJSON: data.options }));
  return (
    credential && call<RecoveryCodes>('twoStep/passkeys/confirm', { name, credential: JSON.stringify(credential) })
  );
};
