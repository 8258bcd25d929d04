import { testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { hourTables, operations, shown } from '../testing/hourTables.ts';

const { sent, tried, brought, all } = hourTables(testService(service));

/** Another program's time sheet: a row for each day and task, hours as a clock shows them, days as they are written here. */
const timeSheet = `Employee,Project,Work date,Hours
Ann Lee,Port plan,03/02/2026,7:30
Ann Lee,Port plan,03/02/2026,1
Ann Lee,"Dam, upper",03/03/2026,8
Ann Lee,Port plan,03/31/2026,4
Ann Lee,Port plan,04/01/2026,8
Ann Lee,Port plan,04/01/2026,0.25
Bo Chen,Port plan,03/02/2026,8
`;
const daysAt = { Employee: 'person', Project: 'opportunity', 'Work date': 'month', Hours: 'hours' };

test('days of a time sheet are added up by month, once it is said what comes first in them', async () => {
  const file = await sent(timeSheet);
  const asked = (await tried(file, operations, { mapping: daysAt })).body.data;
  expect(asked.refusedRows.map(({ row, faults }) => [row, faults['Work date']?.key])).toEqual([
    [2, 'import.dateOrder'],
    [3, 'import.dateOrder'],
    [6, 'import.dateOrder'],
    [7, 'import.dateOrder'],
    [8, 'import.dateOrder'],
  ]);
  const said = { mapping: daysAt, dates: 'monthFirst' };
  const { data } = (await tried(file, operations, said)).body;
  expect(data).toMatchObject({ records: 2, counts: { created: 3 }, refused: 1 });
  expect((await brought(file, 0, operations, said)).body.data.counts.created).toBe(3);
  expect(shown(await all())).toEqual([
    ['Ann Lee', 'Dam, upper', '2026-3 8'],
    ['Ann Lee', 'Port plan', '2026-3 12.5', '2026-4 8.25'],
  ]);
  expect((await brought(file, 0, operations, said)).body.data.counts).toEqual({ created: 0, changed: 0, unchanged: 3 });
});

/** Rows of one person and bid that are refused, each with the row that it repeats or what is wrong with its hours. */
const repeated = async (rows: string[]) => {
  const file = await sent(`person,bid,month,hours\n${rows.map((row) => `Ann Lee,Port plan,${row}`).join('\n')}\n`);
  const { refusedRows } = (await tried(file)).body.data;
  return refusedRows.map(({ row, faults }) => [row, faults.month?.values?.row ?? faults.hours?.key]);
};

test('a month is said once, also where a workbook writes it as its first day or a time sheet says it too', async () => {
  expect(await repeated(['2026-03-01,8', '2026-04-01,8', '2026-03-01,9'])).toEqual([[4, '2']]);
  expect(await repeated(['2026-03-02,8', '2026-03,9', '2026-03-03,1'])).toEqual([[3, '2']]);
  expect(await repeated(['2026-03-01,700', '2026-03-02,44', '2026-03-03,0.5'])).toEqual([[4, 'ftes.hours.tooMany']]);
});

test('what comes first in days is one of two', async () => {
  const { status, body } = await tried(await sent(timeSheet), operations, { mapping: daysAt, dates: 'yearFirst' });
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['dates']]);
});
