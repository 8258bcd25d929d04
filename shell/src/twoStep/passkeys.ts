import { type ErrorInfo, message } from '@bidwright/contract-kit';
import { type RecoveryCodes, type Session, wholeForm } from '@bidwright/contract-shell';
import { call } from '../session/call.ts';

type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

/** Loaded when a passkey is first asked for: most sign-ins need none. */
const webauthn = () => import('@simplewebauthn/browser');

/** Passkeys belong to a name, not to a number, and to a browser that has them. */
export const canPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** What browsers say where the person has closed their window, or let it stand: no failure. */
const left = new Set(['NotAllowedError', 'AbortError']);

const why = 'The browser has refused the passkey';
const refused: ErrorInfo = {
  code: 'passkey',
  message: why,
  fields: { [wholeForm]: { ...message('shell.passkey.refused'), message: why } },
};

/** What the browser made of it; null: the person left it. */
const inBrowser = async <T>(ask: () => Promise<T>): Promise<Answer<T> | null> => {
  try {
    return { data: await ask() };
  } catch (error) {
    return error instanceof Error && left.has(error.name) ? null : { error: refused };
  }
};

/** Signs in by a passkey; null: the person left the browser's window. */
export const signInByPasskey = async (): Promise<Answer<Session> | null> => {
  const { startAuthentication } = await webauthn();
  const { data, error } = await call<{ options: Parameters<typeof startAuthentication>[0]['optionsJSON'] }>(
    'signIn/passkey/begin',
  );
  if (error) return { error };
  const shown = await inBrowser(() => startAuthentication({ optionsJSON: data.options }));
  return shown?.data ? call<Session>('signIn/passkey', { credential: JSON.stringify(shown.data) }) : shown;
};

/** Makes a passkey for the own account; null: the person left the browser's window. */
export const addPasskey = async (name: string, password: string): Promise<Answer<RecoveryCodes> | null> => {
  const { startRegistration } = await webauthn();
  const { data, error } = await call<{ options: Parameters<typeof startRegistration>[0]['optionsJSON'] }>(
    'twoStep/passkeys',
    { password },
  );
  if (error) return { error };
  const made = await inBrowser(() => startRegistration({ optionsJSON: data.options }));
  return made?.data
    ? call<RecoveryCodes>('twoStep/passkeys/confirm', { name, credential: JSON.stringify(made.data) })
    : made;
};
