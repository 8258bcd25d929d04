import { type RfpContent, sampleContent } from '@bidwright/contract-rfp-library';
import { connect } from '@bidwright/service-kit';
import { emptyDatabase, person, testService } from '@bidwright/service-testing';
import { type Kysely, sql } from 'kysely';
import { up as upToContent } from '../migrations/0001-content.ts';
import { up as upToFields } from '../migrations/0002-content-fields.ts';
import { up as upToCycles } from '../migrations/0013-review-cycles.ts';
import { service } from './service.ts';

const won = { id: 's-won', name: 'Won' };
const river = { id: 'o-river', name: 'River gauges' };

describe('fields of an entry', () => {
  const { call } = testService(service);
  const col = 'rfpContent';
  const admin = person('Admin');

  const kept = async (overrides: object) => {
    const created = await call<string>('create', { col, ...sampleContent(), ...overrides }, admin);
    const { body } = await call<RfpContent>('getRecordById', { col, id: created.body.data }, admin);
    return body.data;
  };

  test('the opportunity comes with the copy of its status, and may be sent back as it came', async () => {
    const entry = await kept({ opportunity: { ...river, status: won } });
    expect(entry).toMatchObject({ opportunity: { ...river, status: won }, oppStatus: won });
    const { id, opportunity } = entry;
    const changed = await call('update', { col, id, opportunity, proposalYear: 2027 }, admin);
    expect(changed.body.data).toEqual({ id, version: 2 });
  });

  test('a contractor and a writer are records or texts', async () => {
    const company = { id: 'c-1', name: 'Blue Heron Analytics' };
    expect(await kept({ externalContractor: company, internalStaffName: 'Ana Popescu' })).toMatchObject({
      externalContractor: company,
      internalStaffName: { id: null, name: 'Ana Popescu' },
    });
  });

  test('image and document are a name and a place', async () => {
    const image = { name: 'Gantt.png', src: 'images/1' };
    expect(await kept({ image })).toMatchObject({ image, document: null });
    const refused = await call('create', { col, ...sampleContent(), image: { name: 'no place' } }, admin);
    expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, ['image']]);
  });

  test('freshness follows from the review', async () => {
    const at = Math.floor(Date.now() / 1000);
    const lastReviewed = { by: { id: 'u-1', name: 'Dana' }, at, result: 'unchanged' };
    expect(await kept({ reviewDue: '2999-01-01', lastReviewed })).toMatchObject({ lastReviewed, freshness: 100 });
    expect(await kept({ reviewDue: '2020-01-01' })).toMatchObject({ freshness: 0 });
  });

  test.each([3, 6, 12, 24])('a review may come every %i months', async (reviewEveryMonths) => {
    expect(await kept({ reviewEveryMonths })).toMatchObject({ reviewEveryMonths });
  });

  test.each([0, 1, 5, 9, 36, 6.5])('a review every %d months is refused by its field', async (reviewEveryMonths) => {
    const { id } = await kept({});
    const answers = [
      await call('create', { col, ...sampleContent(), reviewEveryMonths }, admin),
      await call('update', { col, id, reviewEveryMonths }, admin),
    ];
    for (const { status, body } of answers)
      expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['reviewEveryMonths']]);
  });

  test('uses and reviews belong to an entry', async () => {
    const { id } = await kept({});
    await call('createSubcollection', { col, ref: id, sub: 'uses', opportunity: river }, admin);
    await call(
      'review',
      { entries: [id], act: 'done', result: 'edited', note: 'New figures', today: '2026-11-22' },
      admin,
    );
    const [uses, reviews] = [
      await call('getSubCollection', { col, id, sub: 'uses' }, admin),
      await call('getSubCollection', { col, id, sub: 'reviews' }, admin),
    ];
    expect(uses.body.data).toMatchObject([{ opportunity: river, addedBy: { id: admin.id } }]);
    expect(reviews.body.data).toMatchObject([{ result: 'edited', note: 'New figures' }]);
  });
});

const cycles = testService(service);

test('entries of before keep what they had', async () => {
  const db = connect<unknown>(await emptyDatabase('rfp-library before'));
  await upToContent(db);
  await sql`insert into rfpContent (id, version, dateCreated, dateUpdated, fieldVersions, sectionTitleId,
      sectionTitleName, rfpContent, externalContractor, internalStaffName, status)
    values ('e-1', 3, 1, 2, '{}', 't-1', 'References', 'Text', 'Blue Heron', 'Ana', 'Active')`.execute(db);
  await upToFields(db);
  const { rows } = await sql`select version, rfpContent, externalContractorId, externalContractorName,
    internalStaffNameName from rfpContent`.execute(db);
  expect(rows).toEqual([
    {
      version: 3,
      rfpContent: 'Text',
      externalContractorId: null,
      externalContractorName: 'Blue Heron',
      internalStaffNameName: 'Ana',
    },
  ]);
  await db.destroy();
});

test('cycles of before become the nearest of those that may be chosen, and their entries can be changed', async () => {
  const { db, call } = cycles;
  const admin = person('Admin');
  const before = [null, 0, 1, 3, 5, 6, 9, 12, 18, 24, 60];
  const ids: string[] = [];
  for (const months of before) {
    const { body } = await call<string>('create', { col: 'rfpContent', ...sampleContent() }, admin);
    ids.push(body.data);
    await sql`update rfpContent set reviewEveryMonths = ${months} where id = ${body.data}`.execute(db);
  }
  await upToCycles(db as unknown as Kysely<unknown>);
  const after = [];
  for (const id of ids) {
    expect((await call('update', { col: 'rfpContent', id, proposalYear: 2027 }, admin)).status).toBe(200);
    const { body } = await call<RfpContent>('getRecordById', { col: 'rfpContent', id }, admin);
    after.push(body.data.reviewEveryMonths);
  }
  expect(after).toEqual([null, null, 3, 3, 6, 6, 12, 12, 12, 24, 24]);
});
