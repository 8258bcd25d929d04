import { type copySalaries, maxCopied, salaryProjections } from '@bidwright/contract-admin';
import { type AnswerOf, type AskedOf, message, type RecordOf } from '@bidwright/contract-kit';
import {
  type Author,
  auditedLast,
  createRecord,
  type Database,
  Problem,
  type Service,
  selectRecords,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';
import { aliasOf } from '../tables.ts';

type SalaryProjection = RecordOf<typeof salaryProjections>;

const t = aliasOf('salaryProjections', 't');
const n = aliasOf('salaryProjections', 'n');

/** Those of a year whose person, or position without one, has nothing in the next year yet. */
const missingIn = (from: number) => [
  sql<SqlBool>`${t.year} = ${from}`,
  sql<SqlBool>`${t.status} = 'Active'`,
  sql<SqlBool>`not exists (select 1 from ${n} where ${n.year} = ${from + 1} and ${n.status} = 'Active'
    and ${n.userId} <=> ${t.userId} and (${t.userId} is not null or ${n.position} <=> ${t.position}))`,
];

/** The last day on which a raise of the year came stands for the whole year. */
const newestOf = (records: SalaryProjection[]): SalaryProjection[] => {
  const newest = new Map<string, SalaryProjection>();
  for (const record of records) {
    const whose = record.user?.id ?? `position ${record.position?.toLowerCase()}`;
    const known = newest.get(whose);
    if (!known || (record.effectiveFrom ?? '') >= (known.effectiveFrom ?? '')) newest.set(whose, record);
  }
  return [...newest.values()];
};

const cents = (value: number) => Math.round(value * 100) / 100;

/** Nobody else copies the year until the transaction ends; asked before anything is read, so that what they have copied is seen. */
const hold = (trx: Database, from: number) =>
  sql`select ${t.id} from salaryProjections as t where ${t.year} = ${from} for update`.execute(trx);

const copy = async (
  service: Service,
  trx: Database,
  { from, raise }: AskedOf<typeof copySalaries>,
  by: Author,
): Promise<AnswerOf<typeof copySalaries>> => {
  const resource = service.resource(salaryProjections);
  await hold(trx, from);
  const found = await selectRecords(trx, resource.table, { where: missingIn(from), limit: maxCopied + 1 });
  if (found.length > maxCopied)
    throw new Problem(422, 'invalid', `More than ${maxCopied} projections would be copied`, {
      fields: { from: message('admin.salary.tooMany', { max: maxCopied }) },
    });
  const records = newestOf(found);
  for (const { user, position, annualSalary, currency, fringe, overhead, ga, fee } of records) {
    const salary = cents(annualSalary * (1 + raise));
    const year = from + 1;
    const start = { year, annualSalary: salary, raise, effectiveFrom: `${year}-01-01`, status: 'Active' };
    await createRecord(trx, resource, { user, position, currency, fringe, overhead, ga, fee, ...start }, by);
  }
  return { copied: records.length };
};

/** Takes a year's projections into the next one with a raise. */
export const copyYear = (
  service: Service,
  db: Database,
  input: AskedOf<typeof copySalaries>,
  by: Author,
): Promise<AnswerOf<typeof copySalaries>> =>
  untilWritten(db, () =>
    transact(db, service.eventSink, (trx) => auditedLast(trx, () => copy(service, trx, input, by))),
  );
