import { randomUUID } from 'node:crypto';
import express from 'express';
import { Kysely, MysqlDialect } from 'kysely';
import { createPool } from 'mysql2';

/**
 * The least that a service of bids can be: Express, Kysely and mysql2 on the same tables. It knows nobody, checks nothing and
 * logs nothing; it reads and writes the rows that the front door's answers are made of.
 */
const { BIDS = '', COPY = '', PORT, COLUMNS = '[]', ROWS = '{}' } = process.env;

type Row = Record<string, unknown>;

const connect = (uri: string) =>
  new Kysely<Record<string, Row>>({
    dialect: new MysqlDialect({ pool: createPool({ uri, dateStrings: true, jsonStrings: true, connectionLimit: 10 }) }),
  });

/** What is read, and an empty copy of its tables to write to: nobody delivers the events in there. */
const [bids, copy] = [connect(BIDS), connect(COPY)];
const columns: string[] = JSON.parse(COLUMNS);
/** The rows of a bid that was created, by table, with the ids that another one has of its own. */
const { ids, tables }: { ids: string[]; tables: Record<string, Row[]> } = JSON.parse(ROWS);

const app = express().disable('x-powered-by').disable('etag').use(express.json());

app.post('/list', async (_request, response) => {
  const data = await bids
    .selectFrom('opportunities')
    .select(columns)
    .where('status', '=', 'Active')
    .orderBy('dueDate')
    .orderBy('id')
    .limit(50)
    .execute();
  response.json({ data });
});

app.post('/record', async (request, response) => {
  const { id } = request.body;
  const [data] = await bids.selectFrom('opportunities').selectAll().where('id', '=', id).execute();
  response.json({ data });
});

let entries = 0;

app.post('/create', async (_request, response) => {
  const own = new Map<unknown, string>(ids.map((id) => [id, randomUUID()]));
  await copy.transaction().execute(async (trx) => {
    for (const [table, rows] of Object.entries(tables)) {
      const values = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, own.get(value) ?? value])),
      );
      await trx
        .insertInto(table)
        .values(table === 'audit' ? values.map((row) => ({ ...row, seq: ++entries })) : values)
        .execute();
    }
  });
  response.json({ data: own.get(ids[0]) });
});

app.get('/', (_request, response) => {
  response.end();
});
app.listen(Number(PORT), '127.0.0.1');
