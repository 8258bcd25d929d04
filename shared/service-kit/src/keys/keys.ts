import type { Addresses } from '../addresses.ts';
import type { Database } from '../connect.ts';
import type { Repeated } from '../repeat.ts';
import type { ServiceSettings } from '../settings.ts';
import { openOthersKeys } from './others.ts';
import { type OwnKeys, openOwnKeys } from './own.ts';
import { type Keys, type KeysOf, type SigningKey, signToken, type Verified, verifyToken } from './token.ts';

/** Tokens remembered: the front door sends one more than once. */
const maxRemembered = 1000;

/** Checks what comes to the service `name`, each token once. */
export const verifier = (name: string, keysOf: KeysOf): Keys['verify'] => {
  const remembered = new Map<string, Verified>();
  return async (token) => {
    const known = remembered.get(token);
    if (known) return known.expires > Date.now() / 1000 ? known.caller : undefined;
    const verified = await verifyToken(token, name, keysOf);
    if (!verified) return undefined;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(token, verified);
    return verified.caller;
  };
};

/** Signs for the service `name`, with the key that it has then. */
export const signer =
  (name: string, current: () => Promise<SigningKey>): Keys['sign'] =>
  async (audience, person) =>
    signToken({ issuer: name, audience, person }, await current());

type Given = Pick<ServiceSettings, 'KNOWN_KEYS'> & { PEERS: Addresses };

/** The keys of a service that is about to start. */
export const openKeys = (
  { name, db, ...running }: Repeated & { name: string; db: Database },
  { PEERS, KNOWN_KEYS }: Given,
): Keys & Pick<OwnKeys, 'begin'> => {
  const { current, begin } = openOwnKeys(db, running);
  return { sign: signer(name, current), verify: verifier(name, openOthersKeys(PEERS, KNOWN_KEYS, running)), begin };
};
