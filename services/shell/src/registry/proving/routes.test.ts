import type { ProvingReport } from '@bidwright/contract-shell';
import { now } from '../../clock.ts';
import { bench } from '../../testing/bench.ts';
import { publication, publish } from '../../testing/publications.ts';
import { faultOf } from './child.ts';
import { beginRecord, noteProving } from './record.ts';

const tokens = { ftes: 'token-of-ftes' };
const { db, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const faults = (['empty', 'access', 'call', 'error'] as const).map((kind) => ({
  ...faultOf(kind, `It is ${kind}`),
  stack: `${kind} with the salary of Ada Novak`,
}));

test('a team learns where its code failed, and not what an Admin sees on the page', async () => {
  const id = '0197b2c0-0000-7000-8000-000000000005';
  await publish(visit(), publication('ftes'), tokens.ftes, 'ftes');
  await beginRecord(db(), id, [{ name: 'ftes', version: '1.0.0' }]);
  await noteProving(db(), id, { faults, state: 'refused', dateEnded: now() });
  const address = `/api/shell/modules/provings/${id}`;
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  expect((await admin.get<ProvingReport>(address)).body.data.faults).toEqual(faults);
  const team = await visit().get<ProvingReport>(address, { authorization: `Bearer ${tokens.ftes}` });
  expect(team.body.data.faults.map(({ message }) => message)).toEqual(faults.map(({ message }) => message));
  expect(team.body.data.faults.map(({ stack }) => stack)).toEqual(['', '', '', faults[3]?.stack]);
});
