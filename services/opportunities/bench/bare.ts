import { createServer } from 'node:http';
import { createPool } from 'mysql2';

/** The least that can answer the same rows: the same statement, nothing asked, nothing checked. */
const { DATABASE_URL: uri, STATEMENT = '{}', PORT } = process.env;
const { sql, parameters } = JSON.parse(STATEMENT);
const pool = createPool({ uri, dateStrings: true, connectionLimit: 10 });

createServer((request, response) => {
  request.resume().on('end', () => {
    pool.query(sql, parameters, (error, rows) => {
      if (error) process.stderr.write(`${error.message}\n`);
      response.writeHead(error ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: rows }));
    });
  });
}).listen(Number(PORT), '127.0.0.1');
