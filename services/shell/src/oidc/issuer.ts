import * as client from 'openid-client';
import type { Settings } from '../settings.ts';
import { Untrusted } from './failure.ts';

/** Longest wait for each answer of the issuer, in seconds as the library counts. */
const timeout = 5;

/** Where the firm's people have their accounts, as its discovery document describes it. */
export interface Issuer {
  /** Asked for when it is first needed, and remembered. */
  known(): Promise<client.Configuration>;
  /** After something went wrong: it may have moved, or have other keys. */
  forget(): void;
}

/** The header is what every issuer must take; some do not. */
const authentication = (secret: string): client.ClientAuth => {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
};

/** Whether an issuer is the configured one. For Entra ID the library takes any, as an address for people of all firms would tell. */
export const isItself = (issuer: string, configured: string): boolean =>
  URL.parse(issuer)?.href === URL.parse(configured)?.href;

const discover = async ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Settings) => {
  const address = new URL(OIDC_ISSUER);
  // Tokens come straight from the issuer, so their signature need not be checked by the standard; here it is.
  const always = [client.enableNonRepudiationChecks];
  const execute = address.protocol === 'http:' ? [...always, client.allowInsecureRequests] : always;
  const auth = authentication(OIDC_CLIENT_SECRET);
  const found = await client.discovery(address, OIDC_CLIENT_ID, undefined, auth, { timeout, execute });
  const { issuer } = found.serverMetadata();
  if (!isItself(issuer, OIDC_ISSUER)) throw new Untrusted(`OIDC_ISSUER is ${OIDC_ISSUER}, it calls itself ${issuer}`);
  return found;
};

export const issuerOf = (settings: Settings): Issuer => {
  let asked: Promise<client.Configuration> | undefined;
  const forget = () => {
    asked = undefined;
  };
  const ask = () =>
    discover(settings).catch((error: unknown) => {
      forget();
      throw error;
    });
  return {
    known: () => {
      asked ??= ask();
      return asked;
    },
    forget,
  };
};
