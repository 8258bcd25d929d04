import { createHash } from 'node:crypto';

/** The key of a row that has but a name: the same whatever the case it is written in. */
export const namedKey = (name: string): string =>
  createHash('sha1').update(name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')).digest('hex').slice(0, 20);
