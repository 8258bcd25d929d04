import { createHmac } from 'node:crypto';
import { person } from '@bidwright/service-testing/person';
import { signToken, verifyToken } from './token.ts';

const key = 'k'.repeat(32);
const lead = person('Team Lead', { teams: ['water'] });
const now = Date.parse('2026-05-04T10:00:00Z');

test('a token says who asks', () => {
  expect(verifyToken(signToken(lead, 'admin', key, now), 'admin', key, now)).toEqual(lead);
  expect(verifyToken(signToken({ service: 'shell' }, 'admin', key, now), 'admin', key, now)).toEqual({
    service: 'shell',
  });
});

test('a token is good for a minute, for one service, under one key', () => {
  const token = signToken(lead, 'admin', key, now);
  expect(verifyToken(token, 'admin', key, now + 59_000)).toEqual(lead);
  expect(verifyToken(token, 'admin', key, now + 61_000)).toBeUndefined();
  expect(verifyToken(token, 'ftes', key, now)).toBeUndefined();
  expect(verifyToken(token, 'admin', 'x'.repeat(32), now)).toBeUndefined();
});

test.each(['9e99', 9e99, '1999999999', 1_999_999_999.5, 32_503_680_000, true, null, [1_999_999_999]])(
  'a token that ends at %j is worth nothing, however it was signed',
  (exp) => {
    const payload = Buffer.from(JSON.stringify({ ...lead, aud: 'admin', exp })).toString('base64url');
    const signature = createHmac('sha256', key).update(payload).digest('base64url');
    expect(verifyToken(`${payload}.${signature}`, 'admin', key, now)).toBeUndefined();
  },
);

test('a token whose words were changed is worth nothing', () => {
  const [payload = '', signature = ''] = signToken(lead, 'admin', key, now).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, permissions: ['Admin'] })).toString('base64url');
  const cut = createHmac('sha256', key).update(forged).digest().subarray(0, 16).toString('base64url');
  for (const other of [`${forged}.${signature}`, `${forged}.${cut}`, forged, `${forged}.`, '', '.', 'a.b.c'])
    expect(verifyToken(other, 'admin', key, now)).toBeUndefined();
});
