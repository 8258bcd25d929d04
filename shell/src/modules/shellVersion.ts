import { boot } from '../boot.ts';

/** What this page is of, as failures and openings are told of it. */
export const shellVersion = { name: 'shell', version: boot.shell, container: 'shell' };
