import { opportunityStatus } from '@bidwright/contract-admin';
import type { LibraryReportAnswer, LibraryReportFile } from '@bidwright/contract-rfp-library';
import { event, person } from '@bidwright/service-testing';
import { library } from '../search/testing.ts';

const { running, admin, write } = library();

const today = '2026-11-22';
const approach = { id: 's-approach', name: 'Technical approach' };
const staffing = { id: 's-staffing', name: 'Staffing plan' };
const olga = { id: 'u-olga', name: 'Olga Owner' };

const statuses = { open: 'Open', sent: 'Submitted', won: 'Won', lost: 'Lost' } as const;

/** A lost bid as its service tells of it. */
const lostBid = (id: string) => ({
  id,
  solicitationName: `Bid ${id}`,
  opportunityStatus: { id: 'lost', name: 'lost' },
});

const tellBid = (
  id: string,
  outcome: keyof typeof statuses,
  pointsLostOnSections: string | null = null,
  version = 1,
) => {
  const bidStatus = { id: outcome, name: outcome };
  const record = { id, solicitationName: `Bid ${id}`, opportunityStatus: bidStatus, pointsLostOnSections };
  return running.deliver(event({ service: 'opportunities', col: 'opportunities', version, record }));
};

const use = (entries: string[], bid: string) =>
  running.post('/api/rfp-library/use', { entries, opportunity: { id: bid, name: `Bid ${bid}` } }, running.as(admin));

const report = async (asked: object) => {
  const { status, body } = await running.post<LibraryReportAnswer>(
    '/api/rfp-library/report',
    { today, ...asked },
    running.as(admin),
  );
  expect(status).toBe(200);
  return body.data;
};

const figuresBy = ({ rows }: LibraryReportAnswer) =>
  Object.fromEntries(rows.map(({ name, figures }) => [name ?? 'none', figures]));

beforeEach(async () => {
  for (const [id, category] of Object.entries(statuses)) {
    const record = { ...opportunityStatus.input.getDefault(), id, name: id, category };
    await running.deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
  }
});

test('re-use counts each bid once in a row and once in the sum, and leaves out archived entries', async () => {
  const [one, two, three] = [
    await write({ sectionTitle: approach }),
    await write({ sectionTitle: approach, proposalYear: 2024 }),
    await write({ sectionTitle: staffing }),
  ];
  await use([await write({ sectionTitle: staffing, status: 'Inactive' })], 'a');
  for (const bid of ['a', 'b', 'c']) await tellBid(bid, 'won');
  await tellBid('d', 'lost');
  await tellBid('e', 'open');
  for (const bid of ['a', 'b']) await use([one, two, three], bid);
  for (const bid of ['c', 'd', 'e']) await use([one], bid);
  const answer = await report({ report: 'library-reuse' });
  expect(answer.rows.map(({ key }) => key)).toEqual([approach.id, staffing.id]);
  expect(figuresBy(answer)).toEqual({
    'Technical approach': { entries: 2, reused: 2, used: 5, submitted: 4, won: 3, lost: 1, wonShare: null },
    'Staffing plan': { entries: 1, reused: 1, used: 2, submitted: 2, won: 2, lost: 0, wonShare: null },
  });
  expect(answer.totals).toMatchObject({ entries: 3, reused: 3, used: 5, submitted: 4, won: 3, lost: 1 });
  const years = await report({ report: 'library-reuse', by: 'year' });
  expect(figuresBy(years)).toMatchObject({ 2024: { used: 2 }, 2026: { used: 5 } });
});

test('a share is told from ten decided bids on', async () => {
  const id = await write({ sectionTitle: approach });
  const bids = [...'abcdefghi'];
  for (const [at, bid] of bids.entries()) await tellBid(bid, at < 8 ? 'won' : 'lost');
  for (const bid of bids) await use([id], bid);
  expect((await report({ report: 'library-reuse' })).totals).toMatchObject({ used: 9, wonShare: null });
  await tellBid('j', 'lost');
  await use([id], 'j');
  expect((await report({ report: 'library-reuse' })).totals).toMatchObject({ used: 10, wonShare: 0.8 });
});

test('freshness counts entries by how their review stands, those with most overdue first', async () => {
  for (const reviewDue of ['2026-11-21', '2025-01-01', '2026-11-22', '2026-12-06', '2026-12-07', null])
    await write({ sectionTitle: approach, owner: olga, reviewDue });
  const taken = await write({ sectionTitle: staffing, reviewDue: '2020-01-01' });
  await running.post('/api/rfp-library/review', { entries: [taken], act: 'start', today }, running.as(admin));
  const answer = await report({ report: 'library-freshness' });
  expect(figuresBy(answer)).toEqual({
    'Technical approach': {
      entries: 6,
      fresh: 1,
      dueSoon: 2,
      overdue: 2,
      inReview: 0,
      unplanned: 1,
      oldestDue: '2025-01-01',
    },
    'Staffing plan': {
      entries: 1,
      fresh: 0,
      dueSoon: 0,
      overdue: 0,
      inReview: 1,
      unplanned: 0,
      oldestDue: '2020-01-01',
    },
  });
  expect(answer.totals).toMatchObject({ entries: 7, overdue: 2, oldestDue: '2020-01-01' });
  const owners = await report({ report: 'library-freshness', by: 'owner' });
  expect(owners.rows.map(({ key, name }) => [key, name])).toEqual([
    [olga.id, olga.name],
    [null, null],
  ]);
  expect(figuresBy(owners)).toMatchObject({
    'Olga Owner': { entries: 6, fresh: 1, dueSoon: 2, overdue: 2, inReview: 0, unplanned: 1, oldestDue: '2025-01-01' },
    none: { entries: 1, overdue: 0, inReview: 1 },
  });
  await write({ sectionTitle: staffing, proposalYear: 2019, reviewDue: '2026-11-21' });
  const years = await report({ report: 'library-freshness', by: 'year' });
  expect(figuresBy(years)).toMatchObject({ 2026: { entries: 7, overdue: 2 }, 2019: { entries: 1, overdue: 1 } });
});

test('sections that lose points are those that the notes of bids name, with these bids', async () => {
  await use([await write({ sectionTitle: approach })], 'won-1');
  await use([await write({ sectionTitle: staffing })], 'lost-1');
  await tellBid('lost-1', 'lost', 'Technical approach 4 of 40, staffing plans 6 of 25, Price 9 of 20');
  await tellBid('won-1', 'won', 'TECHNICAL APPROACH only just');
  await tellBid('none', 'lost', 'The price');
  await tellBid('mended', 'lost', 'Technical approach', 1);
  await tellBid('mended', 'lost', null, 2);
  const answer = await report({ report: 'library-sections' });
  expect(
    answer.rows.map(({ name, figures, bids }) => [
      name,
      figures.blamed,
      figures.blamedLost,
      bids?.map(({ id }) => id).toSorted(),
    ]),
  ).toEqual([
    ['Technical approach', 2, 1, ['lost-1', 'won-1']],
    ['Staffing plan', 0, 0, []],
  ]);
  expect(answer.totals).toMatchObject({ blamed: 2, blamedLost: 1 });
  expect(figuresBy(answer)).toMatchObject({
    'Technical approach': { entries: 1, used: 1, won: 1, wonShare: null },
    'Staffing plan': { entries: 1, used: 1, won: 0, wonShare: null },
  });
  expect(answer.rows[0]?.bids?.find(({ id }) => id === 'won-1')).toMatchObject({
    name: 'Bid won-1',
    note: 'TECHNICAL APPROACH only just',
  });
});

test('a bid that became another one loses points no more', async () => {
  await write({ sectionTitle: approach });
  for (const id of ['one', 'twin']) await tellBid(id, 'lost', 'Technical approach');
  expect((await report({ report: 'library-sections' })).totals).toMatchObject({ blamed: 2 });
  const merged = { service: 'opportunities', col: 'opportunities', kind: 'merged', version: 2 } as const;
  await running.deliver(event({ ...merged, record: lostBid('twin'), into: lostBid('one') }));
  const { rows, totals } = await report({ report: 'library-sections' });
  expect(totals).toMatchObject({ blamed: 1, blamedLost: 1 });
  expect(rows[0]?.bids?.map(({ id }) => id)).toEqual(['one']);
  // All bids are told again at times, and what is out of use changes too.
  const again = { ...lostBid('twin'), pointsLostOnSections: 'Technical approach', status: 'Inactive' };
  await running.deliver(event({ service: 'opportunities', col: 'opportunities', version: 3, record: again }));
  expect((await report({ report: 'library-sections' })).totals).toMatchObject({ blamed: 1, blamedLost: 1 });
  const restored = { ...again, status: 'Active' };
  await running.deliver(event({ service: 'opportunities', col: 'opportunities', version: 4, record: restored }));
  expect((await report({ report: 'library-sections' })).totals).toMatchObject({ blamed: 2 });
});

test('an empty library has sums of nothing', async () => {
  for (const id of ['library-reuse', 'library-freshness', 'library-sections'])
    expect(await report({ report: id })).toMatchObject({ rows: [], totals: { entries: 0 } });
});

test('a report is a file too, with headings as asked', async () => {
  await write({ sectionTitle: { id: 's', name: '=Formula' }, reviewDue: '2020-01-01' });
  const { body } = await running.post<LibraryReportFile>(
    '/api/rfp-library/reportFile',
    { report: 'library-freshness', today, headings: ['Section', 'Entries'], names: { total: 'All' } },
    running.as(admin),
  );
  expect([body.data.name, body.data.mediaType]).toEqual(['library-freshness.csv', 'text/csv']);
  const lines = Buffer.from(body.data.content, 'base64').toString().replace('\u{feff}', '').trim().split(/\r?\n/);
  expect(lines).toEqual([
    'Section,Entries,fresh,dueSoon,overdue,inReview,unplanned,oldestDue',
    expect.stringMatching(/^"?'=Formula"?,1,0,0,1,0,0,2020-01-01$/),
    'All,1,0,0,1,0,0,2020-01-01',
  ]);
});

test.each([
  [{ report: 'library-luck' }, 'report'],
  [{ report: 'library-sections', by: 'owner' }, 'by'],
  [{ report: 'library-reuse', today: null }, 'today'],
])('%j is refused by its field', async (asked, field) => {
  const { status, body } = await running.post('/api/rfp-library/report', { today, ...asked }, running.as(admin));
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});

test.each(['Team Lead', 'Project Manager', 'Operations', 'User'] as const)('%s sees no report', async (role) => {
  const { status } = await running.post(
    '/api/rfp-library/report',
    { report: 'library-reuse', today },
    running.as(person(role)),
  );
  expect(status).toBe(403);
});
