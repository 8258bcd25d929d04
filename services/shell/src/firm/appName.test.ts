import type { AppOffer } from '@bidwright/contract-shell';
import { bench, password } from '../testing/bench.ts';

const { db, signedIn } = bench();

const admin = () => signedIn({ permissions: ['User', 'Admin'], email: 'ada@firm.org' });
type Browser = Awaited<ReturnType<typeof admin>>['browser'];

/** What mails, authenticator apps and passkeys call the app, in this order. */
const namesFor = async (browser: Browser) => {
  await browser.post('/api/shell/emails/test', {});
  const mail = await db().selectFrom('emails').select('subject').orderBy('id', 'desc').executeTakeFirst();
  const app = await browser.post<AppOffer>('/api/shell/twoStep/app', { password });
  const passkey = await browser.post<{ options: { rp: { name: string } } }>('/api/shell/twoStep/passkeys', {
    password,
  });
  return [mail?.subject, new URL(app.body.data.address).searchParams.get('issuer'), passkey.body.data.options.rp.name];
};

test('what people have outside of the app is named as the app is: by the firm, or else by the product', async () => {
  const { browser } = await admin();
  expect(await namesFor(browser)).toEqual(['Email from Bidwright works', 'Bidwright', 'Bidwright']);
  await browser.post('/api/shell/firm/setSettings', { name: 'Heron & Co', currency: 'EUR', fiscalYearStart: 1 });
  expect(await namesFor(browser)).toEqual(['Email from Heron & Co works', 'Heron & Co', 'Heron & Co']);
});
