import { emptyDatabase } from '@bidwright/service-testing/database';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { service } from '@bidwright/service-testing/fixture/service';
import { sql } from 'kysely';
import { connect, type KitDatabase } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { drift } from './drift.ts';

let db: KitDatabase;

beforeAll(async () => {
  db = connect(await emptyDatabase('drift'));
  await migrate(db, service.migrations);
});

afterAll(() => db.destroy());

test('tables that fit their contract have nothing to say', async () => {
  expect(await drift(db, bids)).toEqual([]);
});

test('every difference is one line', async () => {
  await sql`alter table bids modify name varchar(100) not null, modify price decimal(15, 4), modify due date not null,
    modify clientId char(36) not null, drop column note, add column extra int`.execute(db);
  await sql`drop table bids_partners`.execute(db);
  await sql`alter table bids_notes drop column byName`.execute(db);
  expect(await drift(db, bids)).toEqual([
    'bids.name: varchar(100), contract varchar(120)',
    'bids.note: missing, contract mediumtext null',
    'bids.price: decimal(15,4) null, contract decimal(15,2) null',
    'bids.due: date, contract date null',
    'bids.clientId: char(36) utf8mb4_unicode_520_ci, contract char(36) ascii_bin',
    'bids.extra: int null, contract without it',
    'bids_partners.recordId: missing, contract char(36) ascii_bin',
    'bids_partners.refId: missing, contract char(36) ascii_bin',
    'bids_partners.name: missing, contract varchar(255)',
    'bids_partners.position: missing, contract int',
    'bids_notes.byName: missing, contract varchar(255) null',
  ]);
});
