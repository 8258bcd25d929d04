import type { OwnTwoStep, RecoveryCodes, Session, SignedIn } from '@bidwright/contract-shell';
import { bench, password } from '../testing/bench.ts';
import { softPasskey } from '../testing/passkey.ts';
import type { Visitor } from '../testing/visitor.ts';

const { db, visit, signedIn } = bench();

interface Options {
  options: { challenge: string; rpId?: string; allowCredentials?: { id: string }[] };
}

const ask = (browser: Visitor, path: string, body: object = {}) => browser.post<never>(`/api/shell/${path}`, body);
const isIn = async (browser: Visitor) => (await browser.get('/api/shell/me')).status === 200;
const optionsOf = async (browser: Visitor, path: string, body: object = {}) =>
  (await browser.post<Options>(`/api/shell/${path}`, body)).body.data.options;

const withPasskey = async () => {
  const { browser, person: kept } = await signedIn();
  const passkey = softPasskey();
  const { challenge } = await optionsOf(browser, 'twoStep/passkeys', { password });
  const sent = { name: 'My laptop', credential: passkey.make(challenge) };
  const reply = await browser.post<RecoveryCodes>('/api/shell/twoStep/passkeys/confirm', sent);
  return { browser, kept, passkey, reply, sent };
};

const mailCount = async () => (await db().selectFrom('emails').select('subject').execute()).length;

const begin = async (browser = visit()) => {
  const options = await optionsOf(browser, 'signIn/passkey/begin');
  return { browser, options, challenge: options.challenge };
};
const show = (browser: Visitor, credential: string) =>
  browser.post<Session>('/api/shell/signIn/passkey', { credential });

test('a passkey is added by who knows the password, listed, and the person is told', async () => {
  const { browser, reply, passkey } = await withPasskey();
  expect(reply.body.data.codes).toHaveLength(10);
  const own = await browser.get<OwnTwoStep>('/api/shell/twoStep');
  expect(own.body.data.passkeys).toEqual([
    { id: expect.any(String), name: 'My laptop', dateCreated: expect.any(Number), lastUsed: null },
  ]);
  const mails = await db().selectFrom('emails').select('subject').execute();
  expect(mails).toEqual([{ subject: 'A passkey was added to your account' }]);
  const again = await optionsOf(browser, 'twoStep/passkeys', { password });
  expect(again).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [{ id: passkey.id }] });
});

test('it opens a session without a password, and counts as the second step', async () => {
  const { kept, passkey } = await withPasskey();
  const { browser, challenge, options } = await begin();
  expect(options).not.toHaveProperty('allowCredentials');
  const reply = await show(browser, passkey.sign(challenge));
  expect(reply.body.data.user.id).toBe(kept.id);
  expect(await isIn(browser)).toBe(true);

  const other = visit();
  const asked = await other.post<SignedIn>('/api/shell/signIn', { email: kept.email, password });
  expect(asked.body.data).toEqual({ user: null, step: 'prove', ways: ['passkey', 'recovery'] });
  const after = await begin(other);
  expect(after.options.allowCredentials).toMatchObject([{ id: passkey.id }]);
  expect((await show(other, passkey.sign(after.challenge))).status).toBe(200);
});

test('after the password of one person the passkey of another opens nothing', async () => {
  const { kept } = await withPasskey();
  const { passkey } = await withPasskey();
  const browser = visit();
  await browser.post('/api/shell/signIn', { email: kept.email, password });
  const { challenge } = await begin(browser);
  expect((await show(browser, passkey.sign(challenge))).status).toBe(422);
  expect(await isIn(browser)).toBe(false);
});

test('what was shown before opens nothing again, in this browser or another', async () => {
  const { passkey } = await withPasskey();
  const { browser, challenge } = await begin();
  const cookie = browser.cookies.get('bidwright-passkey') ?? '';
  const credential = passkey.sign(challenge, { counts: false });
  expect((await show(browser, credential)).status).toBe(200);
  const thief = visit();
  thief.cookies.set('bidwright-passkey', cookie);
  expect((await show(thief, credential)).status).toBe(422);
  expect(await isIn(thief)).toBe(false);
});

const strange: [what: string, credential: (passkey: ReturnType<typeof softPasskey>, challenge: string) => string][] = [
  ['for another challenge', (passkey) => passkey.sign('another-challenge')],
  ['for another place', (passkey, challenge) => passkey.sign(challenge, { from: 'http://evil.example' })],
  ['without a finger, face or PIN', (passkey, challenge) => passkey.sign(challenge, { flags: 1 })],
  [
    'by another key',
    (passkey, challenge) => JSON.stringify({ ...JSON.parse(softPasskey().sign(challenge)), id: passkey.id }),
  ],
  ['of somebody nobody knows', (_passkey, challenge) => softPasskey().sign(challenge)],
  ['that is no JSON', () => '{'],
  ['that is null', () => 'null'],
  ['with another kind of id', () => '{"id":{"a":1}}'],
  ['with nothing in it', (passkey) => JSON.stringify({ id: passkey.id })],
  [
    'with parts that are no Base64',
    (passkey) =>
      JSON.stringify({
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        response: { clientDataJSON: '\u0000', authenticatorData: '%', signature: '%' },
      }),
  ],
];

test.each(strange)('a proof %s opens nothing', async (_what, credential) => {
  const { passkey } = await withPasskey();
  const { browser, challenge } = await begin();
  const reply = await show(browser, credential(passkey, challenge));
  expect(reply.status).toBe(422);
  expect(reply.body.errorInfo.fields?.form?.key).toBe('shell.passkey.unknown');
  expect(await isIn(browser)).toBe(false);
});

test('without a challenge of ours nothing is proven', async () => {
  const { passkey } = await withPasskey();
  expect((await show(visit(), passkey.sign(''))).status).toBe(422);
});

test('a passkey is not added without the password, for another person, or twice', async () => {
  const { browser, sent } = await withPasskey();
  const confirm = (who: Visitor, credential: string) =>
    ask(who, 'twoStep/passkeys/confirm', { name: 'Another', credential });
  expect((await confirm(browser, sent.credential)).status).toBe(422);
  const { browser: other } = await signedIn();
  expect((await ask(other, 'twoStep/passkeys', { password: 'not the password' })).status).toBe(422);
  // A challenge for who signs in is none for who adds.
  const { challenge } = await begin(other);
  expect((await confirm(other, softPasskey().make(challenge))).status).toBe(422);
  const mine = await optionsOf(browser, 'twoStep/passkeys', { password });
  other.cookies.set('bidwright-passkey', browser.cookies.get('bidwright-passkey') ?? '');
  expect((await confirm(other, softPasskey().make(mine.challenge))).status).toBe(422);
  expect((await confirm(browser, softPasskey().make(mine.challenge, { flags: 1 }))).status).toBe(422);
  expect((await confirm(browser, softPasskey().make(mine.challenge, { from: 'http://evil.example' }))).status).toBe(
    422,
  );
  expect((await browser.get<OwnTwoStep>('/api/shell/twoStep')).body.data.passkeys).toHaveLength(1);
});

test('a passkey is taken off by its person alone, and nobody is told of one that was not', async () => {
  const { browser, passkey } = await withPasskey();
  const { browser: other } = await withPasskey();
  const [kept] = (await browser.get<OwnTwoStep>('/api/shell/twoStep')).body.data.passkeys;
  const remove = (who: Visitor) => ask(who, 'twoStep/passkeys/remove', { id: kept?.id, password });
  const before = await mailCount();
  await remove(other);
  expect(await mailCount()).toBe(before);
  const { browser: next, challenge } = await begin();
  expect((await show(next, passkey.sign(challenge))).status).toBe(200);
  expect((await remove(browser)).status).toBe(200);
  expect(await mailCount()).toBe(before + 1);
  const after = await begin();
  expect((await show(after.browser, passkey.sign(after.challenge))).status).toBe(422);
});

test.each(['aᚁ', 'a', 'G'.repeat(64)])('what names no passkey is said at its field: %s', async (id) => {
  const { browser } = await withPasskey();
  const { status, body } = await browser.post('/api/shell/twoStep/passkeys/remove', { id, password });
  expect([status, Object.keys(body.errorInfo?.fields ?? {})]).toEqual([422, ['id']]);
});
