import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../safeAddress.ts';
import type { Settings } from '../settings.ts';

export type Allowing = Pick<Settings, 'WEBHOOK_HOSTS' | 'DEMO'>;

/** Without the brackets of an address of IPv6. */
const bare = (host: string) => host.replace(/^\[|\]$/g, '');

/** May a host stand within the firm? The demo, which is for this machine alone, may be tried with a receiver on it. */
const isAllowed = ({ WEBHOOK_HOSTS, DEMO }: Allowing, host: string): boolean =>
  WEBHOOK_HOSTS.includes(bare(host)) || (DEMO === '1' && isLoopback(host));

/** Does an address lead out to the internet, and neither to this machine nor to another one of the firm or its cloud? */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** What is wrong with an address before anybody is asked where it leads. */
export const faultOf = (address: string, allowing: Allowing): 'https' | 'user' | 'host' | undefined => {
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) return 'https';
  if (username || password) return 'user';
  const host = bare(hostname);
  const isInside = isLoopback(hostname) || (isIP(host) !== 0 && !isPublic(host));
  return isInside && !isAllowed(allowing, hostname) ? 'host' : undefined;
};

/**
 * Looks names up for connections, and refuses what leads inside. It is what a connection is made with, so that no second look-up
 * can answer something else.
 */
export const guardedLookup =
  (allowing: Allowing, lookup: typeof dns.lookup = dns.lookup): LookupFunction =>
  (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const inside = isAllowed(allowing, host) ? undefined : addresses.find(({ address }) => !isPublic(address));
      if (inside) return answer(new Error(`${host} leads to ${inside.address}, which is within the firm`), []);
      const [first] = addresses;
      if (options.all) return answer(null, addresses);
      return answer(null, first?.address ?? '', first?.family);
    });
  };
