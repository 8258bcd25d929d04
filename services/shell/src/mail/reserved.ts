/** Names that never belong to anybody (RFC 2606, RFC 6762). */
const reserved = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost|local)$/i;

/** True of an address to which no mail may ever go. */
export const isReserved = (address: string): boolean => reserved.test(address.split('@').at(-1) ?? '');
