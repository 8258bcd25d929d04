import type { Field } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import { addedBy, logTableOf, sourceOf, type Table } from './table.ts';

type Sql = RawBuilder<unknown>;

/** Whether a record is archived is always told as of today: what was put away by now is no longer counted. */
const ofToday: ReadonlySet<string> = new Set(['status']);

/** Fields that are rebuilt from the log. */
export const rebuilt = ({ fields }: Table): Field[] => fields.filter(({ name }) => !ofToday.has(name));

/** The second in which a day has ended. */
export const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000 + 86_400;

/** What an entry of the log says of a part of a field. */
const said = (path: string): Sql => sql`json_value(l.oldValue, ${sql.lit(path)})`;
const text = sql`cast(if(json_type(l.oldValue) = 'NULL', null, json_unquote(l.oldValue)) as char)`;

/** What the columns of a field held, of an entry of the log. */
const heldBy = ({ name, kind, scale = 0 }: Field): Record<string, Sql> => {
  if (kind === 'reference')
    return { [`${name}Id`]: said('$.id'), [`${name}Name`]: sql`cast(${said('$.name')} as char)` };
  if (kind === 'labelled') return { [name]: sql`cast(${said('$.value')} as char)` };
  if (kind === 'number') return { [name]: sql`cast(${said('$')} as decimal(15, ${sql.lit(scale)}))` };
  if (kind === 'boolean') return { [name]: sql`${said('$')} in ('1', 'true')` };
  if (kind === 'date') return { [name]: sql`cast(${said('$')} as date)` };
  if (kind === 'references' || kind === 'texts' || kind === 'json') return { [name]: sql`l.oldValue` };
  return { [name]: text };
};

/** The records that the log tells of after a day: those that were created or changed since. */
const since = (table: Table, end: Sql): Sql =>
  sql`select l.parentId from ${sql.table(logTableOf(table))} as l where l.dateUpdated >= ${end}`;

/** What is still as it was at the end of a day. It is read by the indexes of the table. */
const unchanged = (table: Table, end: Sql): Sql =>
  sql`(select o.* from ${sourceOf(table)} as o where o.id not in (${since(table, end)}))`;

/** The version that changed a field first. */
const first = ({ name }: Field): Sql => sql.ref(`w.${name}`);

/**
 * What was changed since, as it was then. The log's entries after the day are looked at once, for the version that changed a
 * field first: what the field held until then stands in that entry. A list of references is a column of JSON, null where it is
 * still the same as in the link table.
 */
const changed = (table: Table, end: Sql): Sql => {
  const log = sql.table(logTableOf(table));
  const fields = rebuilt(table);
  const column = (field: Field) =>
    Object.entries(heldBy(field)).map(([name, held]) => {
      const was = sql`(select ${held} from ${log} as l
        where l.parentId = o.id and l.field = ${sql.lit(field.name)} and l.version = ${first(field)} limit 1)`;
      const is = field.kind === 'references' ? sql`null` : sql.ref(`o.${name}`);
      return sql`case when ${first(field)} is null then ${is} else ${was} end as ${sql.ref(name)}`;
    });
  const touched = sql`coalesce((select max(l.dateUpdated) from ${log} as l
    where l.parentId = o.id and l.dateUpdated < ${end}), o.dateCreated) as dateUpdated`;
  const same = ['id', 'dateCreated', ...addedBy.columns, ...ofToday].map((name) => sql.ref(`o.${name}`));
  const firsts = fields.map(
    ({ name }) => sql`min(case when l.field = ${sql.lit(name)} then l.version end) as ${sql.ref(name)}`,
  );
  return sql`(select ${sql.join([...same, sql`w.version - 1 as version`, touched, ...fields.flatMap(column)])}
    from (select l.parentId, min(l.version) as version, ${sql.join(firsts)} from ${log} as l
      where l.dateUpdated >= ${end} group by l.parentId having min(l.version) > 1) as w
    straight_join ${sourceOf(table)} as o on o.id = w.parentId)`;
};

/** The table at the end of a day, in two parts: what is still as it was then, and what is not. */
export const tablesAt = (table: Table, day: string): [Table, Table] => {
  const end = sql.lit(endOf(day));
  return [
    { ...table, source: unchanged(table, end) },
    { ...table, source: changed(table, end), past: { day, now: table } },
  ];
};
