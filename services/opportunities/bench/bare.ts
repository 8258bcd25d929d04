import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';

/** The least that can answer the same rows: the same statements, nothing asked, nothing checked. */
const { DATABASE_URL: uri, STATEMENTS = '[]', PORT } = process.env;
const statements: { sql: string; parameters: unknown[] }[] = JSON.parse(STATEMENTS);
const pool = createPool({ uri, dateStrings: true, connectionLimit: 10 });

const answer = async (): Promise<string> => {
  const found = [];
  for (const { sql, parameters } of statements) found.push((await pool.query(sql, parameters))[0]);
  return JSON.stringify({ data: found });
};

createServer((request, response) => {
  request.resume().on('end', async () => {
    try {
      const body = await answer();
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    } catch (error) {
      process.stderr.write(`${error}\n`);
      response.writeHead(500).end();
    }
  });
}).listen(Number(PORT), '127.0.0.1');
