import type { Faker } from '@faker-js/faker';
import { faker } from '@faker-js/faker/locale/en';
import { seed } from './ids.ts';

const numberOf = (text: string): number => {
  let number = seed;
  for (const letter of text) number = Math.imul(number ^ letter.charCodeAt(0), 0x01000193);
  return number >>> 0;
};

/**
 * Starts a faker's stream afresh for one record, so that a record's values depend on nothing made before it.
 * The stream is that of the locale's one faker: take all values of a record before seeding for the next.
 */
export const seeded = (subject: string, n: number, of: Faker = faker): Faker => {
  of.seed(numberOf(`${subject}/${n}`));
  return of;
};
