import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** For what a text is sealed: one for another purpose is not taken. */
export type Purpose = 'authenticator' | 'set up' | 'halfway' | 'passkey' | 'webhook';

const keyOf = (key: string) => new Uint8Array(hkdfSync('sha256', key, '', 'bidwright sealed texts', 32));

/** A text that nobody can read or make but the front door. `minutes`: for so long it counts; none: for ever. */
export const seal = (purpose: Purpose, facts: JWTPayload, key: string, minutes?: number): Promise<string> => {
  const token = new EncryptJWT(facts).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setAudience(purpose);
  return (minutes === undefined ? token : token.setExpirationTime(`${minutes}m`)).encrypt(keyOf(key));
};

/** What was sealed; undefined: not by us, for something else, or too long ago. */
export const unsealed = (purpose: Purpose, text: string, key: string): Promise<JWTPayload | undefined> =>
  jwtDecrypt(text, keyOf(key), { audience: purpose }).then(
    ({ payload }) => payload,
    () => undefined,
  );
