import { bench, password } from '../testing/bench.ts';

const { person, visit } = bench(() => ({ TRUST_PROXY: '1' }));

const signIn = (email: string, secret: string, browser = visit(), from = '203.0.113.1') =>
  browser.post('/api/shell/signIn', { email, password: secret }, { 'x-forwarded-for': from });

/** Somebody, and a browser that knows that person from a sign-in. */
const entered = async () => {
  const kept = await person();
  const browser = visit();
  await signIn(kept.email, password, browser);
  return { browser, person: kept };
};

test('five wrong passwords close the door to strangers for a while, wherever they come from', async () => {
  const { email } = await person();
  const other = await person();
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await signIn(email, `guess ${guess}`, visit(), `203.0.113.${guess}`)).status).toBe(401);
  }
  const reply = await signIn(email, password, visit(), '203.0.113.9');
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(170);
  expect(reply.body.errorInfo.message).toBe('Too many attempts. Please try again in 3 min.');
  expect((await signIn(other.email, password)).status).toBe(200);
});

test('an address of which nobody has an account closes the same way', async () => {
  for (let guess = 0; guess < 5; guess += 1) expect((await signIn('no@firm.example', 'x')).status).toBe(401);
  expect((await signIn('no@firm.example', 'x')).status).toBe(429);
});

test('a browser the person has used before has its own allowance, after signing out as well', async () => {
  const { browser, person: kept } = await entered();
  await browser.post('/api/shell/signOut', {});
  for (let guess = 0; guess < 6; guess += 1) await signIn(kept.email, 'wrong');
  expect((await signIn(kept.email, password)).status).toBe(429);
  for (let guess = 0; guess < 5; guess += 1) expect((await signIn(kept.email, 'wrong', browser)).status).toBe(401);
  expect((await signIn(kept.email, 'wrong', browser)).status).toBe(429);
});

test('right passwords use nothing up', async () => {
  const { email } = await person();
  for (let time = 0; time < 12; time += 1) expect((await signIn(email, password)).status).toBe(200);
});

test('a browser is known for the people who used it, and a made-up mark is worth nothing', async () => {
  const { browser, person: ada } = await entered();
  const bea = await person();
  await signIn(bea.email, password, browser);
  const eve = await person();
  for (const { email } of [ada, bea, eve]) for (let guess = 0; guess < 6; guess += 1) await signIn(email, 'wrong');
  expect((await signIn(ada.email, password, browser)).status).toBe(200);
  expect((await signIn(bea.email, password, browser)).status).toBe(200);
  expect((await signIn(eve.email, password, browser)).status).toBe(429);

  const mark = browser.cookies.get('bidwright-browser') ?? '';
  const [id = '', sum = ''] = mark.split('~')[0]?.split('.') ?? [];
  for (const forged of [`x${id}.${sum}`, `${id}.x${sum}`, id, '.', '~~', 'é', `${id}.${sum}`.repeat(9)]) {
    const thief = visit();
    thief.cookies.set('bidwright-browser', forged);
    expect((await signIn(bea.email, password, thief)).status).toBe(429);
  }
});

test('the mark of a browser is out of reach of scripts and names nobody', async () => {
  const { email } = await person();
  const { setCookie } = await signIn(email, password);
  expect(setCookie[1]).toMatch(
    /^bidwright-browser=[\w-]{58}\.[\w-]{43}; Max-Age=34560000; Path=\/api\/shell; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
});

test('wrong passwords from one address are held back whatever the account', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 55; guess += 1) {
    statuses.push((await signIn(`nobody-${guess}@firm.example`, 'wrong', visit(), '2001:db8::1')).status);
  }
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
  expect(statuses.slice(51)).toEqual(Array(4).fill(429));
  expect((await signIn('nobody@firm.example', 'wrong', visit(), '2001:db8::2')).status).toBe(429);
  expect((await signIn('nobody@firm.example', 'wrong', visit(), '2001:db8:0:1::1')).status).toBe(401);
});

/** Wrong passwords for each account; 1000 make the attack that the limits were designed against. */
const guessesEach = Number(process.env.GUESSES ?? 60);
const crowd = 20;
const addresses = 200;

test('amid an attack on many accounts from many addresses their people come in', async () => {
  const owners = await Promise.all(Array.from({ length: crowd }, () => person()));
  const browsers = owners.map(() => visit());
  const enter = async (at: number) => {
    const start = performance.now();
    expect((await signIn(owners[at]?.email ?? '', password, browsers[at], '198.51.100.1')).status).toBe(200);
    return performance.now() - start;
  };
  const quietTimes: number[] = [];
  for (const at of owners.keys()) quietTimes.push(await enter(at));

  const evaluated = new Map<string, number>();
  const others = new Set<number>();
  const state = { isOver: false };
  function* numbers() {
    for (let number = 0; number < crowd * guessesEach || !state.isOver; number += 1) yield number;
  }
  const left = numbers();
  const attack = async () => {
    for (const number of left) {
      const email = owners[number % crowd]?.email ?? '';
      const { status } = await signIn(email, `guess ${number}`, visit(), `198.51.100.${number % addresses}`);
      if (status === 401) evaluated.set(email, (evaluated.get(email) ?? 0) + 1);
      else others.add(status);
    }
  };
  const attackers = Promise.all(Array.from({ length: 12 }, attack));

  const times: number[] = [];
  for (const at of owners.keys()) times.push(await enter(at));
  state.isOver = true;
  await attackers;
  // Behind all guesses they would wait for a minute.
  const timeoutMs = Math.max(5000, 10 * Math.max(...quietTimes));
  expect(times.filter((time) => time < timeoutMs)).toHaveLength(crowd);
  expect(evaluated.size).toBe(crowd);
  expect(Math.max(...evaluated.values())).toBeLessThanOrEqual(10);
  // 503: all room for hashing was taken, so the password was not looked at.
  expect([...others].filter((status) => status !== 503)).toEqual([429]);
});
