/** A path of this site as it was asked for, or none: an address of another site must not be reached from the sign-in. */
export const safePath = (path: unknown): string | undefined =>
  typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : undefined;
