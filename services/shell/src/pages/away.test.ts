import { bench } from '../testing/bench.ts';

/** No shell is published: nothing of the app can be shown. */
const { visit, openShell, signedIn } = bench();

test('whoever opens a page that cannot be shown is told so in the own language, and that it comes by itself', async () => {
  const { status, headers, text } = await visit().open('/login?next=%2Fa%22', { 'accept-language': 'fr' });
  expect([status, headers.get('content-type'), headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
    'no-store',
  ]);
  expect(text).toContain('<html lang="fr">');
  expect(text).toContain('<h1>Bidwright est momentanément indisponible</h1>');
  expect(text).toContain('<a href="/login?next=%2Fa%22">Réessayer</a>');
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
  expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});

test('another try leads to no other place', async () => {
  const { browser } = await signedIn();
  expect((await browser.open('//evil.example/x')).text).toContain('<a href="/">');
});

test('its script needs nothing that may be away, and the page is there once it can be', async () => {
  const script = await visit().get('/away.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  await openShell();
  expect((await visit().open('/login')).status).toBe(200);
});

test('programs and calls are told of it as of any failure', async () => {
  const { status, body } = await visit().get('/login', { accept: '*/*' });
  expect([status, body.errorInfo.code]).toEqual([503, 'no-page']);
});
