import { sql } from 'kysely';
import { library } from './testing.ts';

const { write, found, search, running, admin } = library();

const statuses = { won: { id: 's-won', name: 'Won' }, lost: { id: 's-lost', name: 'Lost' } };
const health = { id: 'team-h', name: 'Health' };
const digital = { id: 'team-d', name: 'Digital and Cloud' };
const river = { id: 'o-river', name: 'River gauges' };
const canal = { id: 'o-canal', name: 'Canal locks' };
const reforme = { id: 'o-reforme', name: 'Réforme de la santé' };
const spital = { id: 'o-spital', name: 'Tranziția spitalului' };
const nengli = { id: 'o-nengli', name: '卫生部能力建设' };

let one: string;
let two: string;
let three: string;

beforeEach(async () => {
  one = await write({
    opportunity: river,
    oppStatus: statuses.won,
    pastOpp: reforme,
    externalContractor: { id: 'c-heron', name: 'Blue Heron Analytics' },
    internalStaffName: { id: 'u-ana', name: 'Ana-Maria Popescu' },
    teams: [health, digital],
    sectionTitle: { id: 't-risk', name: 'Risk management' },
    proposalYear: 2024,
    diagramImage: 'Yes',
    callOutBox: 'Thirty-nine of forty-one on time.',
  } as object);
  two = await write({
    opportunity: canal,
    oppStatus: statuses.lost,
    pastOpp: spital,
    externalContractor: { id: null, name: 'Société des Hérons' },
    internalStaffName: { id: null, name: 'Popescu Ștefan' },
    teams: [digital],
    sectionTitle: { id: 't-staff', name: 'Staffing plan' },
    proposalYear: 2025,
    image: { name: 'chart.png', src: 'images/1' },
    callOutBox: 'Yes',
  } as object);
  three = await write({
    pastOpp: nengli,
    pastNickname: 'le Grand Projet',
    externalContractor: { id: 'c-mei', name: '梅花咨询' },
    sectionTitle: { id: 't-risk', name: 'Risk management' },
    proposalYear: null,
    diagramImage: 'No',
    callOutBox: 'No',
  } as object);
});

const all = () => [one, two, three];

/** Filters, and which of the three entries they find. */
const cases: [filter: string, value: unknown, places: number[]][] = [
  ['proposalYear', 2024, [0]],
  ['proposalYear', '2025', [1]],
  ['proposalYear', [2024, '2025'], [0, 1]],
  ['proposalYear', 1999, []],
  ['proposalYear', null, [0, 1, 2]],
  ['proposalYear', '', [0, 1, 2]],
  ['proposalYear', [], [0, 1, 2]],
  ['pastNickname', 'grand', [2]],
  ['pastNickname', 'LE GRAND PROJET', [2]],
  ['pastNickname', 'santé', [0]],
  ['pastNickname', 'sante', [0]],
  ['pastNickname', 'tranzitia', [1]],
  ['pastNickname', '能力', [2]],
  ['pastNickname', 'rand p', [2]],
  ['pastNickname', 'nowhere', []],
  ['opportunity', river, [0]],
  ['opportunity', 'o-canal', [1]],
  ['opportunity', { id: 'o-none', name: 'None' }, []],
  ['oppStatus', statuses.won, [0]],
  ['oppStatus', 's-lost', [1]],
  ['oppStatus', [statuses.won, 's-lost'], [0, 1]],
  ['pastOpp', spital, [1]],
  ['pastOpp', 'spitalului', [1]],
  ['pastOpp', 'de la s', [0]],
  ['pastOpp', '部能', [2]],
  ['pastOpp', 'a', [0, 1]],
  ['pastOpp', 'tr', [1]],
  ['pastOpp', { id: null, name: 'forme' }, [0]],
  ['pastOpp', '%', []],
  ['externalContractor', { id: 'c-heron', name: 'x' }, [0]],
  ['externalContractor', 'heron', [0, 1]],
  ['externalContractor', 'Hérons', [1]],
  ['externalContractor', '梅花', [2]],
  ['externalContractor', 'n a', [0]],
  ['internalStaffName', { id: 'u-ana', name: '' }, [0]],
  ['internalStaffName', 'popescu', [0, 1]],
  ['internalStaffName', 'stefan popescu', [1]],
  ['internalStaffName', 'maria ana-', [0]],
  ['internalStaffName', 'ana stefan', []],
  ['teams', [health], [0]],
  ['teams', ['team-h', 'team-none'], [0]],
  ['teams', [digital, 'team-h'], [0, 1]],
  ['teams', ['team-none'], []],
  ['sectionTitle', { id: 't-risk', name: 'Risk management' }, [0, 2]],
  ['sectionTitle', ['t-risk', 't-staff'], [0, 1, 2]],
  ['sectionTitle', 't-staff', [1]],
  ['diagramImage', 'Yes', [0, 1]],
  ['diagramImage', 'No', [2]],
  ['callOutBox', 'Yes', [0, 1]],
  ['callOutBox', 'No', [2]],
];

test('every filter finds what the product says', async () => {
  const answers = await Promise.all(cases.map(([filter, value]) => found({ [filter]: value })));
  const wanted = cases.map(([filter, value, places]) => [
    filter,
    value,
    places.map((place) => all()[place]).toSorted(),
  ]);
  expect(cases.map(([filter, value], at) => [filter, value, answers[at]?.toSorted()])).toEqual(wanted);
});

test('filters and words are AND-ed', async () => {
  expect(await found({ proposalYear: 2024, searchWords: 'pilot', teams: [digital], callOutBox: 'Yes' })).toEqual([one]);
  expect(await found({ proposalYear: 2024, searchWords: 'pilot', oppStatus: 's-lost' })).toEqual([]);
  expect(await found({ diagramImage: 'Yes', searchWords: '-staffing' })).toEqual([one]);
});

test('without words the newest come first: by year, then by creation', async () => {
  const again = await write({ proposalYear: 2025 });
  expect(await found({})).toEqual([again, two, one, three]);
});

test('the years of which there are entries are named, the latest first', async () => {
  await write({ proposalYear: 2025 });
  const { body } = await running.post('/api/rfp-library/years', {}, running.as(admin));
  expect(body.data).toEqual([2025, 2024]);
});

test('the live status of the bid counts, not the copy', async () => {
  expect(await found({ oppStatus: 's-won' })).toEqual([one]);
  await sql`insert into liveOpportunities (id, nickname, statusId, version, dateUpdated)
    values (${river.id}, null, 's-lost', 2, unix_timestamp()), (${reforme.id}, 'Grande Réforme', null, 1, unix_timestamp())`.execute(
    running.db,
  );
  expect(await found({ oppStatus: 's-won' })).toEqual([]);
  expect((await found({ oppStatus: 's-lost' })).toSorted()).toEqual([one, two].toSorted());
  expect((await found({ pastNickname: 'grand' })).toSorted()).toEqual([one, three].toSorted());
});

test('entries that are not active are not found', async () => {
  await running.call('update', { col: 'rfpContent', id: one, status: 'Inactive' }, admin);
  expect(await found({ proposalYear: 2024 })).toEqual([]);
  await running.call('update', { col: 'rfpContent', id: one, status: 'Active' }, admin);
  expect(await found({ proposalYear: 2024 })).toEqual([one]);
});

test.each<[string, unknown]>([
  ['searchWords', 5],
  ['searchWords', ['risk']],
  ['searchWords', 'x'.repeat(100_000)],
  ['searchWords', Array.from({ length: 65 }, (_, n) => `word${n}`).join(' ')],
  ['proposalYear', 'soon'],
  ['proposalYear', 2024.5],
  ['proposalYear', { id: 2024 }],
  ['proposalYear', [2024, 'soon']],
  ['pastNickname', 7],
  ['opportunity', 7],
  ['opportunity', ['o-river']],
  ['opportunity', { name: 'no id' }],
  ['oppStatus', { name: 'Won' }],
  ['oppStatus', [7]],
  ['pastOpp', 7],
  ['pastOpp', ['a']],
  ['externalContractor', true],
  ['internalStaffName', { id: 7 }],
  ['teams', [{}]],
  ['teams', Array.from({ length: 501 }, (_, n) => `t-${n}`)],
  ['sectionTitle', 'not an id'],
  ['diagramImage', 'Perhaps'],
  ['callOutBox', 1],
])('%s may not be %j', async (filter, value) => {
  const { status, body } = await search({ [filter]: value });
  expect([status, body.errorInfo.code, Object.keys(body.errorInfo.fields ?? {})]).toEqual([400, 'bad-value', [filter]]);
  expect(body.errorInfo.message).toContain(filter);
});

test('an unknown filter or collection is refused by its name', async () => {
  const answers = [
    await search({ colour: 'red' }),
    await search({ col: 'users' }),
    await search([]),
    await search('{'),
  ];
  expect(answers.map(({ status, body }) => [status, body.errorInfo.code])).toEqual([
    [400, 'unknown-field'],
    [400, 'unknown-collection'],
    [400, 'no-json'],
    [400, 'no-json'],
  ]);
  expect((await search({ col: 'rfpContent' })).status).toBe(200);
});

test('a page of the results is a part of all of them, and the count is that of all', async () => {
  const { body: all } = await search({});
  expect(all.data.numberOfResults).toBe(3);
  const { body: page } = await search({ limit: 1, skip: 1 });
  expect(page.data.numberOfResults).toBe(3);
  expect(page.data.response).toEqual(all.data.response.slice(1, 2));
  expect((await search({ skip: 3 })).body.data.response).toEqual([]);
});

test.each([{ limit: 0 }, { limit: 1001 }, { limit: '5' }, { skip: -1 }, { skip: 1.5 }])(
  '%j is refused',
  async (page) => {
    const { status, body } = await search(page);
    expect([status, body.errorInfo.code]).toEqual([400, 'bad-value']);
    expect(body.errorInfo.message).toContain(Object.keys(page)[0]);
  },
);
