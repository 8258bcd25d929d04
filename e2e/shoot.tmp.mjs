import { chromium } from '@playwright/test';

const A = process.env.A ?? 'http://localhost:8190';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const who = process.argv[2];
const w = +process.argv[3];
const paths = process.argv.slice(4);
const c = await b.newContext({
  viewport: { width: w, height: w < 500 ? 844 : 900 },
  colorScheme: process.env.DARK ? 'dark' : 'light',
});
const p = await c.newPage();
p.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log('console', m.type(), m.text().slice(0, 300));
});
p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
if (who !== '-')
  await p.request.post(A + '/api/shell/signIn', {
    data: { email: who + '@harborvale.example', password: 'bidwright-demo-2026' },
    headers: { origin: A },
  });
for (const path of paths) {
  const t = Date.now();
  await p.goto(A + path);
  await p.waitForTimeout(1800);
  const f = `/tmp/lead/shots/${who}-${w}-${process.env.TAG ?? ''}${path.replace(/\W+/g, '_')}.png`;
  await p.screenshot({ path: f });
  console.log(f, p.url());
}
await b.close();
