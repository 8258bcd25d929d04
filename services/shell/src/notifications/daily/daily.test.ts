import { addDays, timeIn } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { day, now } from '../../clock.ts';
import { bench } from '../../testing/bench.ts';
import { firm, inboxOf, typesFor } from '../../testing/firm.ts';
import { runDue } from './daily.ts';
import { sendDigests } from './digest.ts';
import { forgetOld } from './retention.ts';

const house = bench();
const { db } = house;
const { hire, news } = firm(house);

const date = '2026-12-24';

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();
const mailed = async () => (await mails()).map(({ to, template }) => [to[0], template]);

test('the digest tells once what somebody has not read', async () => {
  const [owner, lead] = [await hire('Olga Owner', 'Project Manager'), await hire('Lia Lead', 'Team Lead')];
  await news({ type: 'moved', users: [owner.reference, lead.reference], mail: 'digest' });
  const [read] = await inboxOf(lead);
  await lead.browser.post('/api/shell/update', { col: 'notifications', id: read?.id, read: true });
  await sendDigests(db());
  await sendDigests(db());
  expect(await mailed()).toEqual([[owner.email, 'digest']]);
  const [digest] = await mails();
  expect(digest?.text).toContain('Moved: Noor Haddad moved Roses');
  expect(digest?.text).toContain('/garden/roses');

  const values = { by: 'Noor', name: 'Tulips' };
  await news({ type: 'planted', users: [owner.reference], values, mail: 'now' });
  await news({ type: 'planted', users: [owner.reference], values: { by: 'Noor', name: 'Lilies' }, mail: 'digest' });
  await sendDigests(db());
  const latest = (await mails()).filter(({ template }) => template === 'digest').slice(1);
  expect(latest).toMatchObject([{ to: [owner.email], text: expect.stringContaining('Lilies') }]);
  for (const { text } of latest) expect(text).not.toMatch(/Tulips|Roses/);
});

test('what is too old is cleared away, and nothing else', async () => {
  const owner = await hire('Olga Owner', 'Project Manager');
  for (const type of ['planted', 'moved']) await news({ type, users: [owner.reference], mail: 'digest' });
  await sendDigests(db());
  await forgetOld(db(), now() + 364 * day);
  expect(await typesFor(owner)).toHaveLength(2);
  await forgetOld(db(), now() + 366 * day);
  expect(await typesFor(owner)).toEqual([]);
  expect((await mails()).length).toBeGreaterThan(0);
  await forgetOld(db(), now() + 731 * day);
  expect(await mails()).toEqual([]);
});

const days = async (job: string) =>
  (await sql<{ day: string }>`select day from daily_runs where job = ${job}`.execute(db())).rows[0]?.day;

test('the digest waits for its hour, and what is too old goes each day', async () => {
  const clock = { FIRM_ZONE: 'UTC', DIGEST_HOUR: 24, TODAY: addDays(date, -1) };
  const run = (more: Partial<typeof clock> = {}) => runDue(house.service.service, { ...clock, ...more });
  await run();
  expect(await days('digest')).toBeUndefined();
  expect(await days('retention')).toBe(addDays(date, -1));
  await run({ DIGEST_HOUR: 0, TODAY: date });
  expect([await days('digest'), await days('retention')]).toEqual([date, date]);
});

test('a day begins in the zone that an Admin has set', async () => {
  // They are more than a day apart.
  const clock = { FIRM_ZONE: 'Pacific/Kiritimati', DIGEST_HOUR: 24, TODAY: '' };
  const zone = 'Pacific/Pago_Pago';
  await sql`delete from daily_runs`.execute(db());
  await sql`insert into firm_settings (id, currency, fiscalYearStart, zone) values (1, 'EUR', 1, ${zone})`.execute(
    db(),
  );
  await runDue(house.service.service, clock);
  expect(await days('retention')).toBe(timeIn(zone).date);
  await sql`delete from firm_settings`.execute(db());
  await runDue(house.service.service, clock);
  expect(await days('retention')).toBe(timeIn(clock.FIRM_ZONE).date);
});
