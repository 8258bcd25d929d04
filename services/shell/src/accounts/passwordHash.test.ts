import { Problem } from '@bidwright/service-kit';
import { hashPassword, isPassword } from './passwordHash.ts';

test('a password is known by its hash, and by no other', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
  expect(await isPassword('correct horse battery ', hash)).toBe(false);
  expect(await hashPassword('correct horse battery')).not.toBe(hash);
});

test('the hash is the one the reference implementation makes', async () => {
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', reference)).toBe(true);
  expect(await isPassword('Password', reference)).toBe(false);
});

test('every character counts, and letters count alike however they were composed', async () => {
  const long = 'ș'.repeat(199);
  const hash = await hashPassword(`${long}a`);
  expect(await isPassword(`${long}b`, hash)).toBe(false);
  expect(await isPassword(`${long}a`.normalize('NFD'), hash)).toBe(true);
});

test('without a hash no password is right', async () => {
  expect(await isPassword('something else', null)).toBe(false);
});

test('a flood is held back instead of taking the whole machine', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, async () => isPassword('x', null)));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(10);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Problem);
    expect(reason).toMatchObject({ status: 503, code: 'busy', details: { retryAfter: 2 } });
  }
  expect(await isPassword('x', null)).toBe(false);
});
