import { manyRight, type Person } from '@bidwright/contract-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { chosenBy } from '../../calls/query.ts';
import type { Resource } from '../../calls/resource.ts';
import type { Row } from '../../connect.ts';
import { inScope } from '../../table/scope.ts';

/** The records of an export: of those that the person may read and take out, the named or the filtered ones. */
export const wantedRows = (resource: Resource, person: Person, asked: Row): RawBuilder<SqlBool>[] => {
  const { ids } = asked;
  return [
    ...chosenBy(resource, person, asked),
    ...inScope(resource.table, manyRight(resource.collection, 'export')(person)),
    ...(Array.isArray(ids) ? [sql<SqlBool>`t.id in (${sql.join(ids)})`] : []),
  ];
};
