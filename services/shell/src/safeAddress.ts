const loopback = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** A name of this machine that nobody else reaches. */
export const isLoopback = (host: string): boolean => loopback.has(host);

/** Nobody on the way can read or change what comes from there. */
export const isSafeAddress = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
};
