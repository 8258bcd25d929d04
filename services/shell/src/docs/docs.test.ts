import { bench } from '../testing/bench.ts';
import { anchorOf } from './callCard.ts';
import { html } from './html.ts';
import { subjectsOf } from './subjects.ts';

// Nothing listens at port 1.
const { service, visit, signedIn } = bench(({ admin }) => ({
  SERVICES: JSON.stringify({ admin, ftes: 'http://127.0.0.1:1' }),
}));

test('who is signed out signs in first', async () => {
  const { status, headers } = await visit().open('/api/docs/shell/sessions');
  expect([status, headers.get('location')]).toEqual([302, '/login?next=%2Fapi%2Fdocs%2Fshell%2Fsessions']);
});

test('whoever is signed in reads about every call, without a script', async () => {
  const { browser } = await signedIn({ permissions: [] });
  const subjects = subjectsOf(service.document);
  expect([...subjects.keys()]).toEqual(expect.arrayContaining(['views', 'sessions', 'modules']));
  for (const [subject, calls] of subjects) {
    const { status, text } = await browser.open(`/api/docs/shell/${subject}`);
    expect(status).toBe(200);
    expect(text).not.toContain('<script');
    for (const call of calls) {
      expect(text).toContain(`id="${anchorOf(call)}"`);
      expect(text).toContain(call.path);
    }
  }
});

test('its style is let through by its nonce alone, and nothing else is', async () => {
  const { browser } = await signedIn();
  const { headers, text } = await browser.open('/api/docs/shell');
  const policy = headers.get('content-security-policy') ?? '';
  const [, nonce] = /<style nonce="([^"]+)">/.exec(text) ?? [];
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).not.toMatch(/unsafe|https?:/);
});

test.each([
  ['fr', 'Ce qui est envoyé'],
  ['ro', 'Ce se trimite'],
  ['zh', '请求内容'],
  ['de', 'Request'],
])('its frame is written in %s', async (language, word) => {
  const { browser } = await signedIn();
  const { text } = await browser.open('/api/docs/shell', { 'accept-language': language });
  expect(text).toContain(`<html lang="${language === 'de' ? 'en' : language}">`);
  expect(text).toContain(word);
});

test.each([
  ['nothing', 404],
  ['shell/nothing', 404],
  ['shell/__proto__', 404],
  ['ftes', 503],
])('/api/docs/%s is answered with %i and a page', async (path, expected) => {
  const { browser } = await signedIn();
  const { status, text } = await browser.open(`/api/docs/${path}`);
  expect([status, text.startsWith('<!doctype html>')]).toEqual([expected, true]);
});

test('what is put into a page cannot become a part of it', () => {
  const value = `<img src=x onerror='alert("1")'>&`;
  expect(html`<p title="${value}">${[value, html`<b>${1}</b>`]}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;">&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;<b>1</b></p>',
  );
});
