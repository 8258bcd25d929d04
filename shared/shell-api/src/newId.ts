/** 32 random hexadecimal digits. Browsers have `crypto.randomUUID` only where the page came by HTTPS or from their own machine. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
