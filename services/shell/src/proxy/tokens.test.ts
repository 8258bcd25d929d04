import type { Person } from '@bidwright/contract-kit';
import { verifyToken } from '@bidwright/service-kit';
import { person } from '@bidwright/service-testing';
import { createTokens } from './tokens.ts';

const key = 'a key of tests that is long enough';

test('a token is made once for each person that a session remembers, and for each service', () => {
  const tokenFor = createTokens(key);
  const ann: Person = person('Team Lead');
  const token = tokenFor(ann, 'ftes');
  expect(tokenFor(ann, 'ftes')).toBe(token);
  expect(tokenFor(ann, 'admin')).not.toBe(token);
  expect(verifyToken(token, 'ftes', key)).toEqual(ann);
  const changed = { ...ann, permissions: ['User'] };
  expect(verifyToken(tokenFor(changed, 'ftes'), 'ftes', key)).toEqual(changed);
});
