import { sql } from 'kysely';
import { languagesOf, noteLanguage } from '../mail/readerLanguages.ts';
import { textsOf } from '../mail/texts.ts';
import { bench } from '../testing/bench.ts';

const { db, openShell, person, service, signedIn, visit } = bench(() => ({ FIRM_ZONE: 'Europe/Bucharest' }));

beforeEach(async () => {
  await sql`delete from firm_settings`.execute(db());
  await openShell();
});

const metaOf = (text: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(text)?.[1];

const metasOf = (text: string) => ({
  currency: metaOf(text, 'firm-currency'),
  fiscalYearStart: metaOf(text, 'fiscal-year-start'),
  addressFormat: metaOf(text, 'address-format'),
  name: metaOf(text, 'firm-name'),
});

const asAdmin = () => signedIn({ permissions: ['User', 'Admin'] });

type Browser = Awaited<ReturnType<typeof asAdmin>>['browser'];

const set = (browser: Browser, settings: object) => browser.post('/api/shell/firm/setSettings', settings);
const settingsFor = async (browser: Browser) => (await browser.post('/api/shell/firm/settings', {})).body;

test('a firm reckons in dollars and from October on until an Admin says otherwise, and the next page goes by it', async () => {
  const { browser } = await asAdmin();
  expect(metasOf((await browser.open('/dashboard')).text)).toEqual({
    currency: 'USD',
    fiscalYearStart: '10',
    addressFormat: 'cityStateCode',
    name: '',
  });
  expect((await set(browser, { name: 'Heron & Partners', currency: 'RON', fiscalYearStart: 1 })).status).toBe(200);
  expect(metasOf((await browser.open('/dashboard')).text)).toEqual({
    currency: 'RON',
    fiscalYearStart: '1',
    addressFormat: 'cityStateCode',
    name: 'Heron &amp; Partners',
  });
  expect(await settingsFor(browser)).toMatchObject({
    data: { name: 'Heron & Partners', logo: null, currency: 'RON', fiscalYearStart: 1 },
  });
});

test('signed-out pages name the firm too, and nothing else of its settings', async () => {
  const { browser } = await asAdmin();
  await set(browser, { name: '"><script>alert(1)</script>', currency: 'EUR', fiscalYearStart: 1 });
  const { text } = await visit().open('/login');
  expect(metasOf(text)).toEqual({
    currency: undefined,
    fiscalYearStart: undefined,
    addressFormat: undefined,
    name: '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  });
  expect(text).not.toContain('<script>alert');
});

test('who does not speak of the name leaves it, and an empty one takes it away', async () => {
  const { browser } = await asAdmin();
  await set(browser, { name: 'Heron', currency: 'EUR', fiscalYearStart: 1 });
  await set(browser, { currency: 'CHF', fiscalYearStart: 2 });
  expect(await settingsFor(browser)).toMatchObject({ data: { name: 'Heron', currency: 'CHF' } });
  await set(browser, { name: ' ', currency: 'CHF', fiscalYearStart: 2 });
  expect(await settingsFor(browser)).toMatchObject({ data: { name: null } });
});

test('a firm writes addresses as an Admin says, and who does not speak of it leaves it', async () => {
  const { browser } = await asAdmin();
  await set(browser, { currency: 'EUR', fiscalYearStart: 1, addressFormat: 'codeCity' });
  await set(browser, { currency: 'EUR', fiscalYearStart: 2 });
  expect(metasOf((await browser.open('/dashboard')).text)).toMatchObject({ addressFormat: 'codeCity' });
  expect(await settingsFor(browser)).toMatchObject({ data: { addressFormat: 'codeCity', fiscalYearStart: 2 } });
});

test('days begin in the zone of the installation until an Admin says where, and all who reckon with days are told', async () => {
  const { browser } = await asAdmin();
  const expectAll = async (zone: string) => {
    expect(metaOf((await browser.open('/dashboard')).text, 'firm-zone')).toBe(zone);
    expect(await settingsFor(browser)).toMatchObject({ data: { zone } });
    expect((await browser.post('/api/shell/emails/settings', {})).body).toMatchObject({ data: { zone } });
    const told = await fetch(`${service.url}/internal/firm`, { headers: service.as({ service: 'garden' }) });
    expect(await told.json()).toEqual({ data: { zone } });
  };
  const money = { currency: 'EUR', fiscalYearStart: 1 };
  await expectAll('Europe/Bucharest');
  await set(browser, { ...money, zone: 'Pacific/Honolulu' });
  await set(browser, money);
  await expectAll('Pacific/Honolulu');
  await set(browser, { ...money, zone: null });
  await expectAll('Europe/Bucharest');
});

/** Which languages a page says are offered, and its own. */
const pageIn = async (accepted: string) => {
  const { text } = await visit().open('/login', { 'accept-language': accepted });
  return [metaOf(text, 'firm-languages'), /<html lang="(..)"/.exec(text)?.[1]];
};

test('people find the languages that the firm offers, and newcomers the one that it has for them', async () => {
  const { browser } = await asAdmin();
  const money = { currency: 'EUR', fiscalYearStart: 1 };
  await set(browser, money);
  expect(await pageIn('de')).toEqual(['en fr ro zh', 'en']);
  await set(browser, { ...money, languages: ['ro', 'fr'], language: 'ro' });
  await set(browser, money);
  expect(await settingsFor(browser)).toMatchObject({ data: { languages: ['fr', 'ro'], language: 'ro' } });
  expect(await pageIn('de')).toEqual(['ro fr', 'ro']);
  expect(await pageIn('en,fr;q=0.5')).toEqual(['ro fr', 'fr']);
});

test('who used a language that is no longer offered is written to in that of newcomers, as whoever has not used the app', async () => {
  const { browser } = await asAdmin();
  await set(browser, { currency: 'EUR', fiscalYearStart: 1, languages: ['ro', 'fr'], language: 'ro' });
  const people = [await person(), await person(), await person()];
  const [french, english] = people.map(({ id }) => id);
  await noteLanguage(db(), String(french), 'fr');
  await noteLanguage(db(), String(english), 'en');
  const languageFor = await languagesOf(db(), people);
  expect(people.map(({ id }) => languageFor(id))).toEqual(['fr', 'ro', 'ro']);
});

test('mails about an account are written in a language that is offered', async () => {
  const { browser } = await asAdmin();
  await set(browser, { currency: 'EUR', fiscalYearStart: 1, languages: ['ro', 'fr'], language: 'ro' });
  const { email } = await person();
  await visit().post('/api/shell/forgot', { email }, { 'accept-language': 'en' });
  const mails = await db().selectFrom('emails').select(['to', 'subject']).execute();
  const subject = textsOf('reset', 'ro').subject.replace('{app}', 'Bidwright');
  expect(mails).toEqual([{ to: [email], subject }]);
});

test('what newcomers find is offered', async () => {
  const { browser } = await asAdmin();
  const money = { currency: 'EUR', fiscalYearStart: 1 };
  for (const wrong of [{ languages: ['fr'], language: 'zh' }, { languages: ['fr'] }]) {
    const { status, body } = await set(browser, { ...money, ...wrong });
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['language']]);
  }
  expect(await settingsFor(browser)).toMatchObject({ data: { languages: ['en', 'fr', 'ro', 'zh'], language: 'en' } });
});

test('the audit says who changed what', async () => {
  const { browser, person } = await asAdmin();
  await set(browser, { name: 'Heron', currency: 'EUR', fiscalYearStart: 10 });
  const { rows } = await sql`select byId, action, changes from audit
    where col = 'firmSettings' order by seq desc limit 1`.execute(db());
  const changes = { name: { from: null, to: 'Heron' }, currency: { from: 'USD', to: 'EUR' } };
  expect(rows).toEqual([{ byId: person.id, action: 'changed', changes }]);
});

test.each([
  [{ currency: 'XYZ', fiscalYearStart: 1 }, 'currency'],
  [{ currency: null, fiscalYearStart: 1 }, 'currency'],
  [{ currency: 'EUR', fiscalYearStart: 13 }, 'fiscalYearStart'],
  [{ currency: 'EUR', fiscalYearStart: 'May' }, 'fiscalYearStart'],
  [{ currency: 'EUR', fiscalYearStart: 1, addressFormat: 'moon' }, 'addressFormat'],
  [{ currency: 'EUR', fiscalYearStart: 1, zone: 'Europe/Atlantis' }, 'zone'],
  [{ currency: 'EUR', fiscalYearStart: 1, zone: 1 }, 'zone'],
  [{ currency: 'EUR', fiscalYearStart: 1, languages: [] }, 'languages'],
  [{ currency: 'EUR', fiscalYearStart: 1, languages: ['fr', 'tlh'] }, 'languages'],
  [{ currency: 'EUR', fiscalYearStart: 1, language: 'tlh' }, 'language'],
  [{ name: 'x'.repeat(61), currency: 'EUR', fiscalYearStart: 1 }, 'name'],
])('%j is refused by its field, and nothing changes', async (settings, field) => {
  const { browser } = await asAdmin();
  const { status, body } = await set(browser, settings);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  expect(await settingsFor(browser)).toMatchObject({ data: { name: null, currency: 'USD' } });
});
