import type { Service } from '@bidwright/service-kit';
import { type Kysely, ParseJSONResultsPlugin } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** By name: a text of a person's that only looks like JSON stays a text. */
const jsonColumn =
  /^\$\[\d+\]\."(languages|permissions|teams|registration|preload|files|file|uses|asks|requires|provides|to|cc|values|roles|texts|statement|versions|notOpened|faults|stagePeople|details|collections|changes|notices|told)"$/;

/** The service's database, or a transaction of it, with the types of its tables; JSON columns are read as what they hold. */
export const databaseOf = ({ db }: Pick<Service, 'db'>): Db =>
  (db as Kysely<Tables>).withPlugin(
    new ParseJSONResultsPlugin({ shouldParse: (_text, path) => jsonColumn.test(path) }),
  );
