import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';

type References<Row> = { readonly [Column in keyof Row & string]: RawBuilder<Row[Column]> };

/** A table under the short name that it has in a statement, with its columns: `${t.dueDate}` is `t`.`dueDate`. */
export type Alias<Row> = References<Row> & OperationNodeSource;

const referring = <Row, Own extends object>(name: string, own: Own) =>
  new Proxy(own, {
    get: (_, column) =>
      typeof column === 'symbol' || Object.hasOwn(own, column)
        ? Reflect.get(own, column)
        : sql.ref(`${name}.${column}`),
  }) as References<Row> & Own;

/** For templates: references to the columns of what goes by a name in them, such as a part of a `with`. */
export const columnsOf = <Row>(name: string): References<Row> => referring<Row, object>(name, {});

/**
 * For templates, the tables of a service under short names, typed as its contracts have them:
 * `const t = aliasOf('opportunities', 't')`, then `sql`select ${t.dueDate} from ${t}``.
 */
export const aliasesOf =
  <Tables>() =>
  <Name extends keyof Tables & string>(table: Name, name: string): Alias<Tables[Name]> => {
    const source = sql`${sql.table(table)} as ${sql.ref(name)}`;
    return referring<Tables[Name], OperationNodeSource>(name, { toOperationNode: () => source.toOperationNode() });
  };

type Path<R> = (keyof R & string) | `${keyof R & string}.${'id' | 'name'}`;

/** For templates: where the copy of another service's record holds a field, `json_value(record, ${pathIn<User>('name')})`. */
export const pathIn = <R>(path: Path<R>): RawBuilder<string> => sql.lit(`$.${path}`);
