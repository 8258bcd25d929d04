import { check } from '@bidwright/contract-kit';
import { passwordLength, resetInput } from '@bidwright/contract-shell';
import { anyLetter } from '@bidwright/service-testing';
import * as fc from 'fast-check';
import { hashPassword, isPassword } from '../accounts/passwordHash.ts';
import { commonPasswords } from './common.ts';
import { weaknessOf } from './weakness.ts';

const ada = { name: 'Ada Novák', email: 'ada.novak@mail.northwind.com' };
const firm = { FIRM_WORDS: ['Northwind Traders'], REGISTRATION_DOMAINS: ['northwind.org'] };

const keyOf = async (password: string, owner = ada) => (await weaknessOf(password, owner, firm))?.key ?? null;

const isTaken = (password: string) => check(resetInput, { token: 'x', password }).errors?.password?.key ?? null;

/** Different characters of any script, so that none of them makes a pattern. */
const random = fc
  .uniqueArray(fc.string({ unit: anyLetter, minLength: 1, maxLength: 1 }), {
    minLength: passwordLength,
    maxLength: 128,
  })
  .map((letters) => letters.join(''));

test('any 15 to 128 characters are taken, whatever they are', async () => {
  const property = fc.asyncProperty(random, async (password) => {
    expect(isTaken(password)).toBeNull();
    expect(await keyOf(password)).toBeNull();
  });
  await fc.assert(property, { numRuns: 10_000, seed: 1 });
});

test('every character counts, the 128th as well, however letters were composed', async () => {
  const property = fc.asyncProperty(random, fc.nat(), async (password, place) => {
    const letters = [...password];
    const at = place % letters.length;
    const other = letters.with(at, letters[at] === 'a' ? 'b' : 'a').join('');
    const hash = await hashPassword(password);
    expect(await isPassword(password.normalize('NFD'), hash)).toBe(true);
    expect(await isPassword(other, hash)).toBe(other.normalize('NFC') === password.normalize('NFC'));
  });
  await fc.assert(property, { numRuns: 25, seed: 1 });
  const long = 'ș'.repeat(127);
  expect(await isPassword(`${long}b`, await hashPassword(`${long}a`))).toBe(false);
});

test.each([
  ['fourteen chars', 'shell.password.short'],
  ['\u{1f6a2}'.repeat(14), 'shell.password.short'],
  ['\u{1f6a2}'.repeat(15), null],
  ['x'.repeat(200), null],
  ['\u{1f6a2}'.repeat(200), null],
  ['x'.repeat(201), 'validation.max'],
])('length is counted in characters: %s', (password, key) => {
  expect(isTaken(password)).toBe(key);
});

test.each([
  ['1q2w3e4r5t6y7u8i9o0p', 'common'],
  ['ILOVEYOUFOREVER', 'common'],
  ['1234dragon123456', 'common'],
  ['!!!Sunshine123456789', 'common'],
  ['letmeinletmeinletmein', 'common'],
  ['monkeymonkeymon', 'common'],
  ['aaaaaaaaaaaaaaaaaa', 'pattern'],
  ['abcabcabcabcabcabc', 'pattern'],
  ['123456789012345678901', 'pattern'],
  ['zyxwvutsrqponmlkji', 'pattern'],
  ['qwertyuiopasdfghjk', 'pattern'],
  ['Ada.Novak-1987-1987', 'personal'],
  ['my Ádá Novak 2026!', 'personal'],
  ['adanovakadanovak!1', 'personal'],
  ['northwind-2026-spring', 'personal'],
  ['Traders of Northwind', 'personal'],
  ['bidwright-demo-2026', 'personal'],
])('%s is refused: %s', async (password, key) => {
  expect(await keyOf(password)).toBe(`shell.password.${key}`);
});

test.each([
  'correct horse battery staple',
  'rain over the quiet harbour',
  'ada likes long walks at dusk',
  'three northwind boats sail late',
  '大雨落在安静的港口上空我们仍然走',
  '8194 2750 6633 9120',
  '8194 tree 2750 6633',
])('%s is taken', async (password) => {
  expect(await keyOf(password)).toBeNull();
});

test('a name of two Chinese letters counts', async () => {
  expect(await keyOf('王伟2026王伟2026!!', { name: '王伟', email: 'w@x.org' })).toBe('shell.password.personal');
});

test('the word is named', async () => {
  const weakness = await weaknessOf('Northwind 2026 2026', ada, firm);
  expect(weakness).toEqual({ key: 'shell.password.personal', values: { word: 'northwind' } });
});

test('more than 100,000 common passwords are known, in any case', async () => {
  const isCommon = await commonPasswords();
  for (const word of ['password', 'PassWord', '123456', 'trustno1', 'P@ssw0rd']) expect(isCommon(word)).toBe(true);
  expect(isCommon('rain over the quiet harbour')).toBe(false);
  expect(isCommon('')).toBe(false);
});
