import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet } from 'jose';
import type { Addresses } from '../addresses.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { KeysOf } from './token.ts';

/** How often known keys are read again, so that one that was taken away counts no longer. */
const reloadMs = 60_000;

/** Longest wait for another service's keys, in milliseconds, and shortest time between two questions for unknown ones. */
const [timeoutMs, cooldownMs] = [2000, 2000];

type Remote = ReturnType<typeof createRemoteJWKSet>;

const open = (address: string): Remote =>
  createRemoteJWKSet(new URL('/internal/keys', address), {
    // Read again beside the requests: who is away for a while is believed by what it has told before.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: cooldownMs,
    timeoutDuration: timeoutMs,
  });

/**
 * The public keys of other services, asked of them at their addresses when something signed comes from them. Those in `known` are believed
 * as they are.
 */
export const openOthersKeys = (
  addresses: Addresses,
  known: Record<string, JSONWebKeySet>,
  running: Repeated,
): KeysOf => {
  const pinned = new Map(Object.entries(known).map(([issuer, keys]) => [issuer, createLocalJWKSet(keys)]));
  const asked = new Map<string, Remote>();
  repeat(running, reloadMs, 'keys of another service cannot be read again', async () => {
    await Promise.allSettled([...asked.values()].map((keys) => keys.reload()));
  });
  const ask = (address: string): Remote => {
    const keys = asked.get(address) ?? open(address);
    asked.set(address, keys);
    return keys;
  };
  return (issuer) => {
    // The name is what a token says, which may be any word.
    const address = Object.hasOwn(addresses, issuer) ? addresses[issuer] : undefined;
    return pinned.get(issuer) ?? (address === undefined ? undefined : ask(address));
  };
};
