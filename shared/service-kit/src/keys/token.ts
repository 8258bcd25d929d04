import type { Person } from '@bidwright/contract-kit';
import { type CryptoKey, decodeJwt, errors, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';

/** A service that asks in its own name, not for a person. */
export interface ServiceCaller {
  service: string;
}

/** The one service that says who a person is. */
const frontDoor = 'shell';

/** How a service says to others who asks, and knows it of those that ask. */
export interface Keys {
  /** A token for the service `audience`, good for a minute: this service asks, or, where it is the front door, a person. */
  sign(audience: string, person?: Person): Promise<string>;
  /** Who asks this service; undefined where the token does not say it. Throws where the issuer's keys cannot be had. */
  verify(token: string): Promise<Person | ServiceCaller | undefined>;
}

/** Of what kind the pairs are. */
export const algorithm = 'Ed25519';

/** How long a token is good for, in seconds. */
const lifetimeS = 60;

/** Clocks of machines may be apart by so much, in seconds. */
const skewS = 60;

/** What a token says. */
interface Said {
  issuer: string;
  audience: string;
  /** Nobody: the issuer asks in its own name. */
  person?: Person;
}

/** The private half of a pair, and what names it in tokens. */
export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
}

export const signToken = ({ issuer, audience, person }: Said, { id, privateKey }: SigningKey): Promise<string> =>
  new SignJWT(person && { person })
    .setProtectedHeader({ alg: algorithm, kid: id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(`${lifetimeS}s`)
    .sign(privateKey);

/** The public keys of a service; undefined: there is no such service. */
export type KeysOf = (issuer: string) => JWTVerifyGetKey | undefined;

const issuerOf = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
};

/** Faults of the token, not of who should have told the keys. A key that is not told yet may be told in a moment. */
const ofKeys = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JWKS_NO_MATCHING_KEY', 'ERR_JOSE_GENERIC']);
const isOfToken = (error: unknown) => error instanceof errors.JOSEError && !ofKeys.has(error.code);

/** Who asks, and until when that counts, in seconds since 1970. */
export interface Verified {
  caller: Person | ServiceCaller;
  expires: number;
}

/**
 * Who is asking the service `audience`; undefined when the token is not signed by the service it names, not for this one or too old.
 * Throws where the keys of its issuer cannot be had.
 */
export const verifyToken = async (token: string, audience: string, keysOf: KeysOf): Promise<Verified | undefined> => {
  const issuer = issuerOf(token);
  const keys = issuer === undefined ? undefined : keysOf(issuer);
  if (issuer === undefined || !keys) return undefined;
  try {
    const { payload } = await jwtVerify<{ person?: Person }>(token, keys, {
      algorithms: [algorithm],
      audience,
      issuer,
      requiredClaims: ['exp'],
    });
    const { person, exp: expires = 0 } = payload;
    // None of ours is good for longer.
    if (expires > Date.now() / 1000 + lifetimeS + skewS) return undefined;
    if (person && issuer !== frontDoor) return undefined;
    return { caller: person ?? { service: issuer }, expires };
  } catch (error) {
    if (isOfToken(error)) return undefined;
    throw error;
  }
};
