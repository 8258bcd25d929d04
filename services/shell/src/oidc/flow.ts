import * as client from 'openid-client';
import type { Settings } from '../settings.ts';
import { Untrusted } from './failure.ts';
import { type Claims, lacks } from './identity.ts';

/** What is kept in the browser between leaving for the issuer and coming back. */
export interface Flow {
  next: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Where the issuer sends the browser back to, as it must be registered there. */
const returnAddress = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): URL => new URL('/auth/oidc/callback', PUBLIC_URL);

/** Where to send the browser. */
export const addressFor = async (known: client.Configuration, settings: Settings, flow: Flow): Promise<string> => {
  const asked = {
    redirect_uri: returnAddress(settings).href,
    scope: settings.OIDC_SCOPES,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
  };
  return client.buildAuthorizationUrl(known, asked).href;
};

export const newFlow = (next: string): Flow => ({
  next,
  state: client.randomState(),
  nonce: client.randomNonce(),
  codeVerifier: client.randomPKCECodeVerifier(),
});

const subjectPattern = /^[\x20-\x7e]{1,255}$/;

/** Who the issuer says that came back: `query` is what the browser brought. Throws where anything is not as it should be. */
export const claimsFor = async (
  known: client.Configuration,
  settings: Settings,
  { state, nonce, codeVerifier }: Flow,
  query: string,
): Promise<Claims & { iss: string; sub: string }> => {
  const address = returnAddress(settings);
  address.search = query;
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
  const tokens = await client.authorizationCodeGrant(known, address, checks);
  const said = tokens.claims();
  if (!said || !subjectPattern.test(said.sub)) throw new Untrusted('The token names nobody');
  if (!lacks(said, settings) || !known.serverMetadata().userinfo_endpoint) return said;
  const more = await client.fetchUserInfo(known, tokens.access_token, said.sub);
  return { ...more, ...said };
};
