import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Person } from '@bidwright/contract-kit';
import type { Addresses, Keys, ServiceCaller } from '@bidwright/service-kit';
import { verifier } from '@bidwright/service-kit/internal/keys/keys';
import { openOthersKeys } from '@bidwright/service-kit/internal/keys/others';
import { createLocalJWKSet } from 'jose';

const pair = () => generateKeyPairSync('ed25519');

/** With it tests sign, as the front door or as any service. */
const { publicKey, privateKey } = pair();

/** The key of somebody whom no service believes. */
export const strangeKey = pair().privateKey;

const keySet = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'Ed25519' }] } as Parameters<
  typeof createLocalJWKSet
>[0];

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token with these claims, signed as the kit's are, by other code. */
export const tokenWith = (
  claims: object,
  key: KeyObject = privateKey,
  header: object = { alg: 'Ed25519', kid: 'test' },
) => {
  const said = `${encoded(header)}.${encoded(claims)}`;
  return `${said}.${sign(null, Buffer.from(said), key).toString('base64url')}`;
};

/** What a token says to the service `audience` of who asks. `now`, in milliseconds: when it was made. */
export const claimsOf = (who: Person | ServiceCaller, audience: string, now = Date.now()): object => {
  const claims = { aud: audience, exp: Math.floor(now / 1000) + 60 };
  return 'service' in who ? { ...claims, iss: who.service } : { ...claims, iss: 'shell', person: who };
};

/** A token that says to the service `audience` who asks. `now`, in milliseconds: when it was made. */
export const tokenOf = (who: Person | ServiceCaller, audience: string, now?: number): string =>
  tokenWith(claimsOf(who, audience, now));

/** For services that tests launch: the setting by which they believe what tests sign as the front door, or as these. */
export const knownKeys = (...issuers: string[]): { KNOWN_KEYS: string } => ({
  KNOWN_KEYS: JSON.stringify(Object.fromEntries(['shell', ...issuers].map((issuer) => [issuer, keySet]))),
});

const asking = { log: { error: () => undefined }, stopping: new AbortController().signal };
const testSet = createLocalJWKSet(keySet);

/** Who asks by a token, at a stand-in of the service `audience`: it believes tests, and services at these addresses. */
export const believing = (audience: string, addresses: Addresses = {}): Keys['verify'] => {
  const asked = openOthersKeys(addresses, {}, asking);
  return verifier(audience, (issuer) => asked(issuer) ?? testSet);
};

/** The keys of a service under test: it signs with the pair of the tests, and believes it, and services at these addresses. */
export const testKeys = (name: string, addresses?: Addresses): Keys => ({
  sign: async (audience, person) => tokenOf(person ?? { service: name }, audience),
  verify: believing(name, addresses),
});
