import { hourRecordsAtOnce } from '@bidwright/contract-ftes';
import en from '@bidwright/contract-ftes/locales/en.json' with { type: 'json' };
import fr from '@bidwright/contract-ftes/locales/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-ftes/locales/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-ftes/locales/zh.json' with { type: 'json' };
import type { Person, SheetFile } from '@bidwright/contract-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { Workbook } from '@cj-tech-master/excelts';
import { service } from '../service.ts';
import { hourTables, operations, shown } from '../testing/hourTables.ts';
import { columnsIn } from './columns.ts';

const running = testService(service);
const { post, as, deliver } = running;
const { sent, tried, brought, all } = hourTables(running);
const admin = person('Admin');

const good = `Person,Project,Month,Hours
Ann Lee,Port plan,2026-03,120.5
ann@example.com,HP-26-2,2026-03,"1,5"
ANN LEE,port plan,4/2026,88
bo.chen@example.com,"Dam, upper",Mar 2026,160
`;

test('a table is tried, comes in, and again changes nothing; a corrected one changes what it corrects', async () => {
  const file = await sent(good);
  expect((await tried(file)).body.data).toMatchObject({
    records: 3,
    counts: { created: 4, changed: 0, unchanged: 0 },
    refused: 0,
  });
  expect(await all()).toEqual([]);
  expect((await brought(file)).body.data).toEqual({
    next: null,
    records: 3,
    counts: { created: 4, changed: 0, unchanged: 0 },
    import: expect.any(String),
  });
  const now = [
    ['Ann Lee', 'Dam, upper', '2026-3 1.5'],
    ['Ann Lee', 'Port plan', '2026-3 120.5', '2026-4 88'],
    ['Bo Chen', 'Dam, upper', '2026-3 160'],
  ];
  expect(shown(await all())).toEqual(now);
  expect((await all())[0]).toMatchObject({ version: 1, oppTeams: [{ id: 't1' }] });

  expect((await brought(file)).body.data.counts).toEqual({ created: 0, changed: 0, unchanged: 4 });
  expect((await all()).map(({ version }) => version)).toEqual([1, 1, 1]);

  const mended = await sent(
    'employee;bid;year;month;hours\nAnn Lee;Port plan;2026;3;100\nAnn Lee;Port plan;2026;May;8\n',
  );
  expect((await brought(mended)).body.data.counts).toEqual({ created: 1, changed: 1, unchanged: 0 });
  expect(shown(await all())[1]).toEqual(['Ann Lee', 'Port plan', '2026-3 100', '2026-4 88', '2026-5 8']);
});

test('rows that cannot come in are named with what to do, the others come in', async () => {
  const file = await sent(`person,opportunity,month,hours
Nobody,No bid,2026-13,many
Bo Chen,Port plan,2026-03,745
Ann Lee,Port plan,2026-03,8
Ann Lee,Port plan,2026-03,9
,,,
`);
  const { data } = (await tried(file)).body;
  expect(data).toMatchObject({ records: 1, counts: { created: 1 }, refused: 3 });
  expect(data.refusedRows).toMatchObject([
    {
      row: 2,
      faults: {
        person: {
          key: 'ftes.hours.unknownPerson',
          values: { given: 'Nobody' },
          message: expect.stringContaining('add the person first'),
        },
        opportunity: { key: 'ftes.hours.unknownBid' },
        month: { key: 'ftes.hours.month' },
        hours: { key: 'ftes.hours.hours', message: 'Hours must be a number from 0 to 744' },
      },
    },
    { row: 3, faults: { person: { key: 'ftes.hours.severalPeople' }, hours: {} } },
    { row: 5, cells: ['Ann Lee', 'Port plan', '2026-03', '9'], faults: { month: { values: { row: '4' } } } },
  ]);
  expect((await brought(file)).body.data.counts).toEqual({ created: 1, changed: 0, unchanged: 0 });
});

test('a table without what is needed, of another, or of somebody without the right is refused', async () => {
  const file = await sent('person,month,hours\nAnn Lee,2026-03,8\n');
  const { status, body } = await tried(file);
  expect([status, body.errorInfo.fields?.file?.message]).toEqual([
    422,
    'The table has no column opportunity: name its columns person, opportunity, month and hours',
  ]);
  expect((await tried(file, admin)).status).toBe(404);
  expect((await tried(file, person('Team Lead', { showActuals: true }))).status).toBe(403);
  expect((await brought('../x')).status).toBe(422);
  expect((await brought(file, -1)).status).toBe(422);
});

/** As a program for time sheets writes it: two columns say whose hours they are, and none is called as the app calls it. */
const sheets = `Staff no.,Who,Task,Mois de l’année,Worked,Approved by
17,Ann Lee,Port plan,2026-03,120.5,Bo
17,ann@example.com,HP-26-2,04/2026,8,Bo
18,Nobody at all,Port plan,2026-03,8,Bo
`;
const said = { 'Staff no.': null, Who: 'person', Task: 'opportunity', 'Mois de l’année': 'month', Worked: 'hours' };

test('a table of another program comes in by what is said of its columns, and is called by its own words', async () => {
  const file = await sent(sheets);
  expect((await tried(file)).status).toBe(422);
  const { data } = (await tried(file, operations, { mapping: said })).body;
  expect(data).toMatchObject({ records: 2, counts: { created: 2 }, refused: 1 });
  expect(data.refusedRows).toMatchObject([{ row: 4, faults: { Who: { key: 'ftes.hours.unknownPerson' } } }]);
  expect((await brought(file)).status).toBe(422);
  expect((await brought(file, 0, operations, { mapping: said })).body.data.counts.created).toBe(2);
  expect(shown(await all())).toEqual([
    ['Ann Lee', 'Dam, upper', '2026-4 8'],
    ['Ann Lee', 'Port plan', '2026-3 120.5'],
  ]);
});

test('what is said of columns counts before their names, and the year may have its own', async () => {
  const file = await sent('hours,person,project,year,month,budget\n40,Ann Lee,Port plan,2026,3,8\n');
  const mapping = { budget: 'hours', person: 'person', project: 'opportunity', year: 'year', month: 'month' };
  await brought(file, 0, operations, { mapping });
  expect(shown(await all())).toEqual([['Ann Lee', 'Port plan', '2026-3 8']]);
});

test.each([
  [
    'a column that is not there',
    { ...said, Cost: null },
    '“Cost” is not one of: Staff no., Who, Task, Mois de l’année, Worked, Approved by',
  ],
  [
    'a field that is not there',
    { ...said, 'Approved by': 'approver' },
    '“approver” is not one of: person, opportunity, year, month, hours',
  ],
  ['a field filled twice', { ...said, 'Staff no.': 'person' }, 'Choose one column for person'],
  ['a field filled by none', { ...said, Worked: null }, 'Choose one column for hours'],
  ['nothing at all', {}, 'Choose one column for person'],
  ['a list', ['person'], 'Has the wrong type'],
  ['a field that is no text', { ...said, Worked: 7 }, 'Has the wrong type'],
  ['null', null, 'This field is required'],
])('a mapping with %s is refused, tried or brought in, and nothing comes in', async (_what, mapping, why) => {
  const file = await sent(sheets);
  for (const { status, body } of [
    await tried(file, operations, { mapping }),
    await brought(file, 0, operations, { mapping }),
  ])
    expect([status, body.errorInfo.fields?.mapping?.message]).toEqual([422, why]);
  expect(await all()).toEqual([]);
});

test.each([
  [
    'UTF-16',
    Buffer.from(
      `\uFEFF${good.replaceAll(',', '\t').replaceAll('"', '')}`
        .replace('1\t5', '1.5')
        .replace('Dam\t upper', 'HP-26-2'),
      'utf16le',
    ),
  ],
  ['windows-1252', Buffer.from(good.replace('Person', 'Employee').replace('Ann Lee', 'Zo\u00eb'), 'latin1')],
])('a table in %s is read', async (_encoding, table) => {
  const { body } = await tried(await sent(table));
  expect(body.data.counts.created + body.data.refused).toBe(4);
});

test('10,000 unknown names are all told, and nothing comes in', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `Stranger ${n},Port plan,2026-03,8`).join('\n');
  const { body } = await tried(await sent(`person,opportunity,month,hours\n${rows}\n`));
  expect(body.data).toMatchObject({ records: 0, refused: 10_000 });
  expect(body.data.refusedRows).toHaveLength(10_000);
});

test('what takes several calls goes on where it was, and hours that somebody types meanwhile stay', async () => {
  const people = Array.from({ length: hourRecordsAtOnce + 5 }, (_, n) => ({
    id: `p${n}`,
    name: `Person ${n}`,
    teams: [],
  }));
  for (const record of people) await deliver(event({ service: 'admin', col: 'users', record }));
  const rows = people.map(({ name }) => `${name},Port plan,2026-03,8`).join('\n');
  const file = await sent(`person,opportunity,month,hours\n${rows}\n`);
  const first = (await brought(file)).body.data;
  expect(first).toMatchObject({ next: hourRecordsAtOnce, counts: { created: hourRecordsAtOnce } });
  const entries = [{ year: 2026, month: 4, hours: 3 }];
  const typed = { fte: { id: 'p402', name: 'Person 402' }, opportunity: { id: 'port', name: 'Port plan' }, entries };
  expect((await post('/api/ftes/saveActuals', { actuals: [typed] }, as(admin))).status).toBe(200);
  expect((await brought(file, first.next ?? 0)).body.data).toMatchObject({ next: null, counts: { created: 5 } });
  const found = (await all()).find(({ fte }) => fte.id === 'p402');
  expect(found?.entries.map(({ month, hours }) => [month, hours])).toEqual([
    [3, 8],
    [4, 3],
  ]);
});

test.each(Object.entries({ en, fr, ro, zh }))(
  'the heads of a table taken out in %s are read back',
  (_language, texts) => {
    const head = (['person', 'opportunity', 'month', 'hours'] as const).map((name) => texts[`ftes.column.${name}`]);
    expect(columnsIn(head)).toEqual({ person: 0, opportunity: 1, year: -1, month: 2, hours: 3 });
  },
);

const workbookIn = async (language: string, who: Person = operations) => {
  const { body, status } = await post<SheetFile>('/api/ftes/hoursSheet', { language }, as(who));
  const workbook = new Workbook();
  if (status === 200) await workbook.xlsx.load(Buffer.from(body.data.content, 'base64'));
  return { status, workbook };
};

test('a workbook to fill in offers people and bids by what tells them apart', async () => {
  const { workbook } = await workbookIn('en');
  const lists = workbook.getWorksheet('Lists');
  const offered = (letter: string) => [1, 2, 3, 4].map((row) => lists?.getCell(`${letter}${row}`).value ?? null);
  expect(offered('A')).toEqual(['Ann Lee', 'bo.chen@example.com', 'bo@example.com', null]);
  expect(offered('B')).toEqual(['Dam, upper', 'Port plan', null, null]);
  expect((await workbookIn('en', person('Team Lead'))).status).toBe(403);
});

test.each(['en', 'fr', 'ro', 'zh'])(
  'a workbook in %s that was filled in finds its columns itself, and imported again changes nothing',
  async (language) => {
    const { workbook } = await workbookIn(language);
    workbook.worksheets[0]?.addRows([
      ['Ann Lee', 'Port plan', '2026-03', 120.5],
      ['bo.chen@example.com', 'Dam, upper', '2026-04', 8],
    ]);
    const filled = Buffer.from(await workbook.xlsx.writeBuffer());
    const file = await sent(filled, 'hours.xlsx');
    const found = { records: 2, counts: { created: 2, changed: 0, unchanged: 0 }, refused: 0 };
    expect((await tried(file)).body.data).toMatchObject(found);
    await brought(file);
    expect(shown(await all())).toEqual([
      ['Ann Lee', 'Port plan', '2026-3 120.5'],
      ['Bo Chen', 'Dam, upper', '2026-4 8'],
    ]);
    const again = await sent(filled, 'hours.xlsx');
    expect((await tried(again)).body.data.counts).toEqual({ created: 0, changed: 0, unchanged: 2 });
  },
);
