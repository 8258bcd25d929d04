import { createHook } from 'node:async_hooks';
import { bench, password } from '../testing/bench.ts';

const { db, person, visit, service } = bench(() => ({ REGISTRATION_DOMAINS: 'firm.example' }));

/** Password hashes that were computed, as Node itself counts them. */
let hashes = 0;
const counter = createHook({
  init: (_id, type) => {
    if (type === 'ARGON2REQUEST') hashes += 1;
  },
});
beforeAll(() => counter.enable());
afterAll(() => counter.disable());

/** Every kind of address a stranger may try. */
const everyKind = async () => {
  const known = await person();
  const disabled = await person({ status: 'Inactive' });
  const expired = await person({ expirationDate: '2020-01-31' });
  const byGoogle = await person();
  const invited = await person();
  const noPassword = { passwordHash: null };
  await db()
    .updateTable('accounts')
    .set({ ...noPassword, googleId: '1' })
    .where('id', '=', byGoogle.id)
    .execute();
  await db().updateTable('accounts').set(noPassword).where('id', '=', invited.id).execute();
  const unknown = { email: 'nobody-with-an-address-as-long-as-theirs@firm.example' };
  return { known, unknown, disabled, expired, byGoogle, invited };
};

const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

const signIn = (email: string) => visit().post('/api/shell/signIn', { email, password: 'not the password' });

/** Calls to modules are counted from time to time, whoever asks for what. */
const isOfTraffic = (statement: string) => /`module(s|_calls)`/.test(statement);

/** What a stranger sees of a call, and what the server did for it. */
const seen = async (call: () => ReturnType<typeof signIn>) => {
  await db().deleteFrom('limits').execute();
  const [hashesBefore, statementsBefore] = [hashes, service.statements.length];
  const { status, text, setCookie, headers } = await call();
  const statements = service.statements.slice(statementsBefore).filter((statement) => !isOfTraffic(statement));
  const shown = [status, withoutId(text), setCookie, headers.get('content-length')];
  return { shown, hashes: hashes - hashesBefore, statements };
};

test('a wrong sign-in is answered alike for every kind of address, with the same work', async () => {
  const kinds = await everyKind();
  const first = await seen(() => signIn(kinds.known.email));
  expect(first.hashes).toBe(1);
  expect(first.shown[0]).toBe(401);
  for (const { email } of Object.values(kinds).slice(1)) expect(await seen(() => signIn(email))).toEqual(first);
});

test('an address that is locked looks like any other that was tried as often', async () => {
  const kinds = await everyKind();
  const answers = await Promise.all(
    Object.values(kinds).map(async ({ email }) => {
      const all = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const { status, text } = await signIn(email);
        all.push([status, withoutId(text)]);
      }
      return all;
    }),
  );
  expect(answers[0]?.map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const before = hashes;
  await signIn(kinds.known.email);
  expect(hashes).toBe(before);
});

test.each<[string, (email: string) => object]>([
  ['forgot', (email) => ({ email })],
  ['register', (email) => ({ email, password, firstName: 'Eve', lastName: 'Stranger' })],
])('%s is answered alike for every kind of address', async (call, body) => {
  const kinds = await everyKind();
  const answers = await Promise.all(
    Object.values(kinds).map(({ email }) => seen(() => visit().post(`/api/shell/${call}`, body(email)))),
  );
  expect(answers[0]?.shown[0]).toBe(200);
  for (const { shown, hashes: some } of answers) {
    expect(shown).toEqual(answers[0]?.shown);
    expect(some).toBe(0);
  }
});

/** How often each kind of address is timed at once, and how often again where times are not alike. */
const tries = Number(process.env.TIMING_TRIES ?? 40);
const maxBatches = 12;

const timed = async (names: string[], rounds: number, call: (email: string) => Promise<unknown>) => {
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? names : names.toReversed()) {
      await db().deleteFrom('limits').execute();
      const start = performance.now();
      await call(name);
      times.get(name)?.push(performance.now() - start);
    }
  }
  return [...times.values()];
};

const spreadOf = (times: number[]) => Math.max(...times) / Math.min(...times);

const middleOf = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/**
 * How many times the quickest the slowest is, by the shortest time of each or by the one in the middle. What others do on the machine adds to
 * times, so on a busy one more are taken until they are alike within a bound; those that really differ never are.
 */
const slownessOf = async (
  names: string[],
  rounds: number,
  call: (email: string) => Promise<unknown>,
  bound: number,
): Promise<number> => {
  const times: number[][] = names.map(() => []);
  let slowness = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < maxBatches && slowness >= bound; batch += 1) {
    for (const [at, more] of (await timed(names, rounds, call)).entries()) times[at]?.push(...more);
    slowness = Math.min(spreadOf(times.map((all) => Math.min(...all))), spreadOf(times.map(middleOf)));
  }
  return slowness;
};

const ask = (email: string) => visit().post('/api/shell/forgot', { email });

test('the time of a wrong sign-in does not tell who has an account', async () => {
  const { known, unknown, disabled, byGoogle } = await everyKind();
  const emails = [known, unknown, disabled, byGoogle].map(({ email }) => email);
  expect(await slownessOf(emails, tries, signIn, 1.33)).toBeLessThan(1.33);
});

test('nor does the time of a request for a mail', async () => {
  const { known, unknown } = await everyKind();
  expect(await slownessOf([known.email, unknown.email], tries / 5, ask, 1.1)).toBeLessThan(1.1);
});
