import type { Person } from '@bidwright/contract-kit';
import { believing, person } from '@bidwright/service-testing';
import { testKeys } from '@bidwright/service-testing/signing';
import { createTokens } from './tokens.ts';

test('a token is made once for each person that a session remembers, and for each service', async () => {
  const tokenFor = createTokens(testKeys('shell'));
  const ann: Person = person('Team Lead');
  const token = await tokenFor(ann, 'ftes');
  expect(await tokenFor(ann, 'ftes')).toBe(token);
  expect(await tokenFor(ann, 'admin')).not.toBe(token);
  expect(await believing('ftes')(token)).toEqual(ann);
  const changed = { ...ann, permissions: ['User'] };
  expect(await believing('ftes')(await tokenFor(changed, 'ftes'))).toEqual(changed);
});
