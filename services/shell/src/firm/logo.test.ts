import { maxLogoBytes } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { bench } from '../testing/bench.ts';

const { db, openShell, service, signedIn, visit } = bench();

beforeEach(async () => {
  await sql`delete from firm_settings`.execute(db());
  await openShell();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The same picture, which says that it is as large. */
const sized = (width: number, height: number) => {
  const other = Buffer.from(png);
  other.writeUInt32BE(width, 16);
  other.writeUInt32BE(height, 20);
  return other;
};

const asAdmin = async () => (await signedIn({ permissions: ['User', 'Admin'] })).browser;
type Browser = Awaited<ReturnType<typeof asAdmin>>;

const setLogo = (browser: Browser, picture: Buffer) =>
  browser.post('/api/shell/firm/setLogo', { picture: picture.toString('base64') });

const logoIn = (text: string) => /<meta name="firm-logo" content="([^"]*)">/.exec(text)?.[1];

const fetched = async (address: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(service.url + address, { headers });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};

test('an Admin puts a logo, every page names it with its size, and anybody reads it for a year', async () => {
  const browser = await asAdmin();
  expect((await setLogo(browser, sized(320, 80))).status).toBe(200);
  const [inside, outside] = await Promise.all([browser.open('/dashboard'), visit().open('/login')]);
  const shown = logoIn(outside.text) ?? '';
  expect(shown).toMatch(/^\/api\/shell\/firm\/logo\/[0-9a-f]{20}\.png 320 80$/);
  expect(logoIn(inside.text)).toBe(shown);

  const { reply, bytes } = await fetched(shown.split(' ')[0] ?? '');
  expect([reply.status, bytes]).toEqual([200, sized(320, 80)]);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  expect(reply.headers.get('set-cookie')).toBeNull();
});

test('another logo has another address, and one that was removed is gone', async () => {
  const browser = await asAdmin();
  await setLogo(browser, sized(1, 1));
  const first = logoIn((await visit().open('/login')).text)?.split(' ')[0] ?? '';
  await setLogo(browser, sized(2, 2));
  const second = logoIn((await visit().open('/login')).text)?.split(' ')[0] ?? '';
  expect(second).not.toBe(first);
  expect([(await fetched(first)).reply.status, (await fetched(second)).reply.status]).toEqual([404, 200]);
  expect((await browser.post('/api/shell/firm/removeLogo', {})).status).toBe(200);
  expect(logoIn((await visit().open('/login')).text)).toBe('');
  expect((await fetched(second)).reply.status).toBe(404);
});

test('a logo leaves the other settings as they are', async () => {
  const browser = await asAdmin();
  await browser.post('/api/shell/firm/setSettings', { name: 'Heron', currency: 'EUR', fiscalYearStart: 4 });
  await setLogo(browser, png);
  expect((await browser.post('/api/shell/firm/settings', {})).body).toMatchObject({
    data: { name: 'Heron', currency: 'EUR', fiscalYearStart: 4, logo: { width: 1, height: 1 } },
  });
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415, 'type'],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), 415, 'type'],
  ['a picture that does not say how large it is', png.subarray(0, 12), 415, 'type'],
  ['a text', Buffer.from('No picture'), 415, 'type'],
  ['one that is too wide', sized(2001, 10), 413, 'size'],
  ['one that is too heavy', Buffer.concat([png, Buffer.alloc(maxLogoBytes)]), 422, 'tooLarge'],
])('%s is refused and says why, and the logo stays', async (_, picture, status, why) => {
  const browser = await asAdmin();
  await setLogo(browser, png);
  const { status: found, body } = await setLogo(browser, picture);
  expect([found, body.errorInfo.fields]).toEqual([
    status,
    { picture: expect.objectContaining({ key: `shell.logo.${why}` }) },
  ]);
  expect(logoIn((await visit().open('/login')).text)).toMatch(/ 1 1$/);
});

test.each([['User'], ['Operations'], ['Project Manager'], ['Team Lead']])('%s sets none', async (role) => {
  const { browser } = await signedIn({ permissions: [role] });
  expect((await setLogo(browser, png)).status).toBe(403);
  expect((await browser.post('/api/shell/firm/removeLogo', {})).status).toBe(403);
});
