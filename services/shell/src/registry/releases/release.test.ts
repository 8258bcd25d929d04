import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';
import { switchLate } from './release.ts';
import { foresee } from './switch.ts';

const tokens = { ftes: 'token-of-ftes' };
const { db, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const settings = { STAGE_MINUTES: 0 };
const by = { id: null, name: 'Team of ftes', mayGoUnproven: false };
const to = (version: string) => ({ changes: [{ name: 'ftes', version }] });

const active = async () =>
  (await db().selectFrom('modules').select('activeVersion').executeTakeFirstOrThrow()).activeVersion;

test('what is proven late does not undo what somebody has switched meanwhile, and says so', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publish(visit(), publication('ftes', { version }), tokens.ftes, 'ftes');
  await activate(visit(), 'ftes', '1.0.0', tokens.ftes);
  const foreseen = await foresee(db(), to('1.1.0'));
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  await admin.post('/api/shell/modules/ftes/activate', { version: '1.2.0' });
  expect(await switchLate({ db: db(), settings }, foreseen, null, by)).toMatchObject([
    { kind: 'fit', message: 'Somebody switched meanwhile. The active version of ftes is 1.2.0, not 1.0.0' },
  ]);
  expect(await active()).toBe('1.2.0');
  expect(await switchLate({ db: db(), settings }, await foresee(db(), to('1.1.0')), null, by)).toEqual([]);
  expect(await active()).toBe('1.1.0');
});
