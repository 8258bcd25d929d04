import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** The half of an IPv6 address that one household or firm is given; within it each may use as many as he likes. */
const networkOf = (address: string): string => {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':');
  const after = tail.split(':').filter(Boolean);
  const between = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...between, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
};

/** Where a request comes from, as limits count it. */
export const addressOf = ({ ip = '' }: Pick<Request, 'ip'>): string => {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (inside) return inside;
  return isIPv6(ip) ? networkOf(ip) : ip;
};
